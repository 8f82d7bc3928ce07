// Written from the server's own types; do not edit. To write it again: python3 dev.py regenerate

export interface AddBot {
  readonly type: "AddBot";
  readonly level: number;
}

export interface AfterTime {
  readonly type: "AfterTime";
  readonly wait_ms: number;
}

export interface AgainSaid {
  readonly type: "AgainSaid";
  readonly at: number;
  readonly by: string;
}

export interface AllAgree {
  readonly type: "AllAgree";
}

export interface AllAsked {
  readonly type: "BothAsked";
  readonly at: number;
  readonly until: number;
}

export interface AllCards {
  readonly type: "AllCards";
  readonly values: 2 | 3 | 4;
  readonly features: 4 | 5 | 6;
  readonly colour: "g" | "p" | "r" | null;
  readonly shading: "e" | "f" | "h" | null;
}

export interface AllFound {
  readonly type: "AllFound";
}

export interface AllShow {
  readonly type: "AllShow";
  readonly callers: readonly string[];
  readonly until: number;
  readonly shown: readonly (readonly [string, readonly string[]])[];
}

export interface ArrivalOrder {
  readonly type: "ArrivalOrder";
}

export interface AskHint {
  readonly type: "AskHint";
}

export interface AskTheOthers {
  readonly type: "AskTheOthers";
  readonly within_ms: number;
  readonly vote_ms: number;
}

export interface AtAPrice {
  readonly type: "AtAPrice";
  readonly sets: number;
  readonly last: number | null;
}

export interface BotAdded {
  readonly type: "BotAdded";
  readonly at: number;
  readonly by: string;
  readonly bot: string;
  readonly level: number;
}

export interface ByEngine {
  readonly type: "ByEngine";
}

export interface ByJudge {
  readonly type: "ByJudge";
  readonly wait_ms: number;
}

export interface ByPlayers {
  readonly type: "ByPlayers";
  readonly wait_ms: number;
}

export interface Call {
  readonly type: "Call";
}

export interface CallExcused {
  readonly type: "CallExcused";
  readonly at: number;
  readonly by: string;
}

export interface CallFailed {
  readonly type: "CallFailed";
  readonly at: number;
  readonly by: string;
  readonly why: "late" | "left" | "nothing" | "withdrawn" | "wrong";
}

export interface CallFirst {
  readonly type: "CallFirst";
  readonly window_ms: number;
  readonly touch: boolean;
}

export interface CallWithdrawn {
  readonly type: "CallWithdrawn";
  readonly at: number;
  readonly by: string;
}

export interface Called {
  readonly type: "Called";
  readonly by: string;
  readonly since: number;
  readonly until: number;
  readonly asked: boolean;
  readonly touched: readonly string[];
}

export interface CalledAfter {
  readonly type: "CalledAfter";
  readonly at: number;
  readonly by: string;
}

export interface CallerAsked {
  readonly type: "CallerAsked";
  readonly at: number;
  readonly by: string;
  readonly until: number;
  readonly waiting: readonly string[];
}

export interface CallsDisputed {
  readonly type: "CallsDisputed";
  readonly at: number;
  readonly callers: readonly string[];
  readonly until: number;
}

export interface CallsInOrder {
  readonly type: "CallsInOrder";
  readonly window_ms: number;
}

export interface CallsWeighed {
  readonly type: "CallsWeighed";
  readonly at: number;
  readonly calls: readonly HeardCall[];
}

export interface CardTurned {
  readonly type: "CardTurned";
  readonly at: number;
  readonly by: string;
  readonly place: number;
  readonly card: string;
}

export interface CardsDealt {
  readonly type: "CardsDealt";
  readonly at: number;
  readonly cards: readonly string[];
  readonly places: readonly number[];
  readonly pile: number;
  readonly face_down?: boolean;
}

export interface CardsMoved {
  readonly type: "CardsMoved";
  readonly at: number;
  readonly moves: readonly (readonly [number, number])[];
}

export interface CardsTakenOff {
  readonly type: "CardsTakenOff";
  readonly at: number;
  readonly by: string;
  readonly cards: readonly string[];
  readonly pile: Pile;
}

export interface ChangeTable {
  readonly type: "ChangeTable";
  readonly rules: Rules;
  readonly options: Options;
}

export interface Chat {
  readonly type: "Chat";
  readonly text: string;
}

export interface ClaimSeen {
  readonly type: "ClaimSeen";
  readonly at: number;
  readonly by: string;
  readonly caller: string;
  readonly cards: readonly (readonly [string, "corrected" | "sure" | "unsure"])[];
}

export interface CommandRefused {
  readonly type: "Refused";
  readonly id: string;
  readonly code: string;
  readonly why: string;
}

export interface CountAgreed {
  readonly type: "CountAgreed";
  readonly at: number;
  readonly by: string;
}

export interface Deal {
  readonly type: "Deal";
}

export interface DealAsked {
  readonly type: "DealAsked";
  readonly at: number;
  readonly by: string;
}

export interface DealerChanged {
  readonly type: "DealerChanged";
  readonly at: number;
  readonly player: string;
}

export interface DealtBy {
  readonly type: "DealtBy";
  readonly role: "dealer" | "judge";
  readonly patience_ms: number;
}

export interface DeckSealed {
  readonly type: "DeckSealed";
  readonly at: number;
  readonly seal: string;
  readonly salt: string;
}

export interface DeckShown {
  readonly type: "DeckShown";
  readonly at: number;
  readonly salt: string;
  readonly deck: readonly string[];
}

export interface DeckSolved {
  readonly type: "DeckSolved";
}

export interface DeckUsedUp {
  readonly type: "DeckUsedUp";
}

export interface Disputed {
  readonly type: "Disputed";
  readonly callers: readonly string[];
  readonly since: number;
  readonly until: number;
  readonly votes: readonly (readonly [string, string])[];
  readonly shown: readonly (readonly [string, readonly string[]])[];
}

export interface Done {
  readonly type: "Done";
  readonly id: string;
  readonly seq: number;
}

export interface EndRound {
  readonly type: "EndRound";
}

export interface EndSaid {
  readonly type: "EndSaid";
  readonly at: number;
  readonly by: string;
}

export interface EngineDeals {
  readonly type: "EngineDeals";
}

export interface EngineSees {
  readonly type: "EngineSees";
}

export interface FaceDown {
  readonly type: "FaceDown";
  readonly size: number;
  readonly step: number;
}

export interface FairCalls {
  readonly type: "FairCalls";
  readonly cap_ms: number;
}

export interface FirstHeard {
  readonly type: "FirstHeard";
}

export interface FirstNamed {
  readonly type: "FirstNamed";
  readonly at: number;
  readonly by: string;
  readonly caller: string;
}

export interface FirstTo {
  readonly type: "FirstTo";
  readonly sets: number;
}

export interface FirstToInTime {
  readonly type: "FirstToInTime";
  readonly sets: number;
  readonly time_ms: number;
}

export interface Flip {
  readonly type: "Flip";
}

export interface FlipTaken {
  readonly type: "FlipTaken";
  readonly at: number;
  readonly player: string;
}

export interface FlipVoted {
  readonly type: "FlipVoted";
  readonly at: number;
  readonly by: string;
  readonly player: string;
}

export interface Gathering {
  readonly type: "Gathering";
  readonly host: string;
  readonly rules: Rules;
  readonly options: Options;
  readonly at: number;
  readonly sitters: readonly Sitter[];
  readonly removed: readonly string[];
  readonly locked: boolean;
  readonly paused: boolean;
  readonly matches: number;
  readonly match: Match | null;
  readonly again: readonly string[];
}

export interface Goodbye {
  readonly type: "Goodbye";
  readonly code: string;
  readonly why: string;
  readonly retry: boolean;
}

export interface HandOver {
  readonly type: "HandOver";
  readonly player: string;
}

export interface HeardCall {
  readonly type: "Heard";
  readonly player: string;
  readonly sent_at: number;
  readonly heard_at: number;
  readonly reported_ms: number;
  readonly lag_ms: number;
}

export interface Hello {
  readonly type: "Hello";
  readonly v: number;
  readonly table: string;
  readonly seq?: number;
  readonly beside?: readonly string[];
}

export interface HintAsked {
  readonly type: "HintAsked";
  readonly at: number;
  readonly by: string;
}

export interface HintGiven {
  readonly type: "HintGiven";
  readonly at: number;
  readonly card: string;
}

export interface HostChanged {
  readonly type: "HostChanged";
  readonly at: number;
  readonly by: string;
  readonly player: string;
}

export interface Introduce {
  readonly type: "Introduce";
}

export interface Join {
  readonly type: "Join";
  readonly role?: "judge" | "master" | "player";
}

export interface JudgeSays {
  readonly type: "JudgeSays";
  readonly trouble_at: number;
  readonly taken_off: number;
}

export interface KeepAll {
  readonly type: "KeepAll";
  readonly points_per: "card" | "set";
}

export interface KeepOne {
  readonly type: "KeepOne";
}

export interface LaidByHand {
  readonly type: "LaidByHand";
  readonly at: number;
  readonly count: number;
}

export interface LayoutSeen {
  readonly type: "LayoutSeen";
  readonly at: number;
  readonly by: string;
  readonly cards: readonly (readonly [string, "corrected" | "sure" | "unsure"])[];
}

export interface LayoutShuffled {
  readonly type: "LayoutShuffled";
  readonly at: number;
  readonly layout: readonly (string | null)[];
}

export interface LayoutSolved {
  readonly type: "LayoutSolved";
  readonly at: number;
}

export interface Leave {
  readonly type: "Leave";
}

export interface LeaveCards {
  readonly type: "LeaveCards";
}

export interface LetCount {
  readonly type: "LetCount";
}

export interface LineWritten {
  readonly type: "Chatted";
  readonly by: string;
  readonly text: string;
}

export interface Lock {
  readonly type: "Lock";
  readonly locked: boolean;
}

export interface LockOut {
  readonly type: "LockOut";
}

export interface LockOutFor {
  readonly type: "LockOutFor";
  readonly time_ms: number;
}

export interface LockOutsLifted {
  readonly type: "LockOutsLifted";
  readonly at: number;
}

export interface LockedOut {
  readonly type: "LockedOut";
  readonly at: number;
  readonly by: string;
  readonly until?: number;
}

export interface LosePoints {
  readonly type: "LosePoints";
  readonly points: number;
}

export interface Match {
  readonly type: "Match";
  readonly rules: Rules;
  readonly opened_by: string;
  readonly players: readonly string[];
  readonly judge: string | null;
  readonly rounds: number;
  readonly at: number;
  readonly totals: Readonly<Record<string, number>>;
  readonly played: number;
  readonly dealt: readonly string[];
  readonly table: Table | null;
  readonly salt: string;
  readonly deck: readonly string[];
  readonly ended: boolean;
  readonly agreed: readonly string[];
  readonly own: Readonly<Record<string, Table>>;
  readonly times: Readonly<Record<string, readonly number[]>>;
}

export interface MatchEnded {
  readonly type: "MatchEnded";
  readonly at: number;
  readonly ranks: readonly Rank[];
}

export interface MatchOpened {
  readonly type: "MatchOpened";
  readonly at: number;
  readonly by: string;
  readonly rules: Rules;
  readonly players: readonly string[];
  readonly judge: string | null;
  readonly rounds: number;
}

export interface NameFirst {
  readonly type: "NameFirst";
  readonly caller: string;
}

export interface Names {
  readonly type: "Names";
  readonly names: Readonly<Record<string, string>>;
}

export interface NextRound {
  readonly type: "NextRound";
}

export interface NoHints {
  readonly type: "NoHints";
}

export interface NoPenalty {
  readonly type: "NoPenalty";
}

export interface NoSetSaid {
  readonly type: "NoSetSaid";
  readonly at: number;
  readonly by: string;
}

export interface NoStake {
  readonly type: "NoStake";
}

export interface NoSuperRound {
  readonly type: "NoSuperRound";
}

export interface NobodySays {
  readonly type: "NobodySays";
}

export interface OnOwnLayout {
  readonly type: "OnOwnLayout";
  readonly at: number;
  readonly by: string;
  readonly event: RoundOpened | PlayerJoined | PlayerLeft | PlayerReturned | PlayerRemoved | HostChanged | SetCalled | SetPointed | CardTurned | CallWithdrawn | VerdictGiven | LayoutSeen | ClaimSeen | NoSetSaid | DealAsked | TakeOffSaid | CardsTakenOff | PileFlipped | StakeSaid | PointReached | FirstNamed | FlipVoted | HintAsked | EndSaid | TimeRanOut | PilesSet | CardsDealt | TurnedBack | CardsMoved | LayoutShuffled | LayoutSolved | LaidByHand | SetTaken | PointShared | SetShown | CallFailed | CallExcused | CallerAsked | CallsDisputed | AllAsked | VerdictAwaited | PointsLost | LockedOut | LockOutsLifted | PriceOwed | PricePaid | SuperRoundStarted | SuperRoundEnded | TurnPassed | FlipTaken | DealerChanged | HintGiven | RoundEnded;
}

export interface Open {
  readonly type: "Open";
}

export interface Options {
  readonly type: "Options";
  readonly order: FairCalls | ArrivalOrder;
  readonly visibility: "by-link" | "listed";
  readonly talk: "chat" | "none" | "numbers" | "reactions";
  readonly judge: "host" | "nobody" | "somebody";
}

export interface Over {
  readonly type: "Over";
  readonly why: string;
}

export interface OwnLayoutOpened {
  readonly type: "OwnLayoutOpened";
  readonly at: number;
  readonly by: string;
}

export interface PassingDeal {
  readonly type: "PassingDeal";
  readonly times: number;
  readonly stopped_counts: boolean;
}

export interface Pattern {
  readonly type: "Pattern";
  readonly test: "cancel" | "pairs";
  readonly cards: number;
  readonly most: number | null;
  readonly linked: number;
}

export interface Pause {
  readonly type: "Pause";
  readonly paused: boolean;
}

export interface PayOrLockOut {
  readonly type: "PayOrLockOut";
  readonly points: number;
}

export interface Pile {
  readonly type: "Pile";
  readonly left: number;
  readonly cards: readonly string[];
  readonly owner: string | null;
}

export interface PileFlipped {
  readonly type: "PileFlipped";
  readonly at: number;
  readonly by: string;
}

export interface PilesSet {
  readonly type: "PilesSet";
  readonly at: number;
  readonly piles: readonly Pile[];
}

export interface PlayAgain {
  readonly type: "PlayAgain";
}

export interface PlayerJoined {
  readonly type: "PlayerJoined";
  readonly at: number;
  readonly by: string;
  readonly role: "judge" | "master" | "player";
}

export interface PlayerLeft {
  readonly type: "PlayerLeft";
  readonly at: number;
  readonly by: string;
}

export interface PlayerRemoved {
  readonly type: "PlayerRemoved";
  readonly at: number;
  readonly by: string;
  readonly player: string;
}

export interface PlayerReturned {
  readonly type: "PlayerReturned";
  readonly at: number;
  readonly by: string;
}

export interface PlayersFlip {
  readonly type: "PlayersFlip";
  readonly patience_ms: number;
}

export interface Point {
  readonly type: "Point";
  readonly cards: readonly string[];
}

export interface PointAt {
  readonly type: "PointAt";
  readonly cards: readonly string[];
  readonly by?: string | null;
}

export interface PointAtOnce {
  readonly type: "PointAtOnce";
}

export interface PointReached {
  readonly type: "PointReached";
  readonly at: number;
  readonly by: string;
  readonly until: number;
}

export interface PointShared {
  readonly type: "PointShared";
  readonly at: number;
  readonly by: string;
  readonly cards: readonly string[];
  readonly kept: readonly string[];
  readonly gone: readonly string[];
}

export interface Pointed {
  readonly type: "Pointed";
  readonly by: string;
  readonly cards: readonly string[];
  readonly until: number;
  readonly right: readonly string[];
  readonly wrong: readonly string[];
  readonly since: number | null;
}

export interface PointsAt {
  readonly type: "PointsAt";
  readonly by: string;
  readonly cards: readonly string[];
}

export interface PointsLost {
  readonly type: "PointsLost";
  readonly at: number;
  readonly by: string;
  readonly points: number;
  readonly cards: readonly string[];
}

export interface PresenceChanged {
  readonly type: "PresenceChanged";
  readonly at: number;
  readonly by: string;
  readonly present: boolean;
}

export interface PriceOwed {
  readonly type: "PriceOwed";
  readonly at: number;
  readonly by: string;
  readonly sets: number;
}

export interface PricePaid {
  readonly type: "PricePaid";
  readonly at: number;
  readonly by: string;
}

export interface ProgressMade {
  readonly type: "ProgressMade";
  readonly at: number;
  readonly by: string;
  readonly sets: number;
  readonly points: number;
  readonly locked_until?: number;
}

export interface PuzzleDeck {
  readonly type: "PuzzleDeck";
  readonly sets: number;
}

export interface Race {
  readonly type: "Race";
}

export interface Rank {
  readonly type: "Rank";
  readonly rank: number;
  readonly player: string;
  readonly points: number;
}

export interface Reached {
  readonly type: "Reached";
  readonly by: string;
  readonly since: number | null;
  readonly until: number;
  readonly taker: string;
}

export interface RealDeck {
  readonly type: "RealDeck";
}

export interface Rectangle {
  readonly type: "Rectangle";
  readonly size: number;
  readonly step: number;
  readonly reshuffled: boolean;
}

export interface Remove {
  readonly type: "Remove";
  readonly player: string;
}

export interface ReportPlayer {
  readonly type: "Report";
  readonly player: string;
}

export interface ReportReceived {
  readonly type: "Reported";
  readonly player: string;
}

export interface Return {
  readonly type: "Return";
}

export interface RoundCounted {
  readonly type: "RoundCounted";
  readonly at: number;
  readonly points: Readonly<Record<string, number>>;
}

export interface RoundEnded {
  readonly type: "RoundEnded";
  readonly at: number;
  readonly why: "all-agree" | "all-found" | "first-to" | "judge-says" | "no-set-left" | "stopped" | "time-up";
  readonly layout?: readonly (string | null)[];
}

export interface RoundOpened {
  readonly type: "RoundOpened";
  readonly at: number;
  readonly by: string;
  readonly rules: Rules;
  readonly seats: readonly Seat[];
  readonly dealer: string;
  readonly host: string;
}

export interface Rule {
  readonly type: "Rule";
  readonly right: boolean;
}

export interface Rules {
  readonly type: "Rules";
  readonly name: string;
  readonly deck: AllCards | SomeCards | PuzzleDeck | RealDeck;
  readonly pattern: Pattern;
  readonly layout: Rectangle | FaceDown | Open;
  readonly calling: CallFirst | CallsInOrder | PointAtOnce;
  readonly ties: FirstHeard | AskTheOthers;
  readonly delay: WaitForWindow | TakeAPoint;
  readonly verdict: ByEngine | ByJudge | ByPlayers;
  readonly reward: KeepAll | KeepOne | LeaveCards;
  readonly penalty: NoPenalty | LosePoints | LockOut | LockOutFor | PayOrLockOut;
  readonly dealing: EngineDeals | DealtBy | PlayersFlip;
  readonly no_set: AllAgree | AfterTime | EngineSees | JudgeSays | AtAPrice | NobodySays;
  readonly super_round: NoSuperRound | SuperRound;
  readonly ending: DeckUsedUp | AllFound | DeckSolved | FirstTo | FirstToInTime | Timed;
  readonly hints: NoHints | ShowCount | ShowCards;
  readonly seats: Seats;
  readonly match: SingleRound | PassingDeal | SetMaster | Race;
}

export interface Running {
  readonly type: "Running";
  readonly players: readonly string[];
  readonly until: number;
  readonly card: string | null;
}

export interface Say {
  readonly type: "Say";
  readonly id: string;
  readonly say: Saying;
  readonly reaction_ms?: number | null;
  readonly by?: string | null;
  readonly again?: boolean;
}

export interface SayNoSet {
  readonly type: "SayNoSet";
}

export interface Searching {
  readonly type: "Searching";
}

export interface Seat {
  readonly type: "Seat";
  readonly player: string;
  readonly role: "judge" | "master" | "player";
  readonly present: boolean;
  readonly removed: boolean;
  readonly locked_out: boolean;
  readonly flips: boolean;
  readonly sets: number;
  readonly points: number;
  readonly against: number;
  readonly owed: number;
  readonly taken: readonly string[];
}

export interface SeatChanged {
  readonly type: "SeatChanged";
  readonly at: number;
  readonly by: string;
  readonly role: "judge" | "player";
}

export interface Seats {
  readonly type: "Seats";
  readonly least: number;
  readonly most: number;
}

export interface SeeClaim {
  readonly type: "SeeClaim";
  readonly cards: readonly (readonly [string, "corrected" | "sure" | "unsure"])[];
}

export interface SeeLayout {
  readonly type: "SeeLayout";
  readonly cards: readonly (readonly [string, "corrected" | "sure" | "unsure"])[];
}

export interface SetCalled {
  readonly type: "SetCalled";
  readonly at: number;
  readonly by: string;
  readonly until: number;
  readonly touched?: readonly string[];
}

export interface SetMaster {
  readonly type: "SetMaster";
  readonly times: number;
  readonly stopped_counts: boolean;
}

export interface SetPointed {
  readonly type: "SetPointed";
  readonly at: number;
  readonly by: string;
  readonly cards: readonly string[];
}

export interface SetShown {
  readonly type: "SetShown";
  readonly at: number;
  readonly by: string;
  readonly cards: readonly string[];
}

export interface SetTaken {
  readonly type: "SetTaken";
  readonly at: number;
  readonly by: string;
  readonly cards: readonly string[];
  readonly kept: readonly string[];
  readonly gone: readonly string[];
  readonly points: number;
}

export interface ShowCards {
  readonly type: "ShowCards";
  readonly cards: number;
}

export interface ShowCount {
  readonly type: "ShowCount";
}

export interface SignMade {
  readonly type: "Waved";
  readonly by: string;
  readonly sign: "again" | "hello" | "oops" | "so-close" | "thanks" | "well-done";
}

export interface SingleRound {
  readonly type: "SingleRound";
}

export interface Sit {
  readonly type: "Sit";
  readonly role: "judge" | "player";
}

export interface Sitter {
  readonly type: "Sitter";
  readonly player: string;
  readonly role: "judge" | "player";
  readonly level: number;
  readonly present: boolean;
}

export interface Snapshot {
  readonly type: "Snapshot";
  readonly v: number;
  readonly seq: number;
  readonly at: number;
  readonly you: string | null;
  readonly table: Gathering;
  readonly names: Readonly<Record<string, string>>;
}

export interface SomeCards {
  readonly type: "SomeCards";
  readonly count: number;
}

export interface StakeOnNext {
  readonly type: "StakeOnNext";
}

export interface StakeSaid {
  readonly type: "StakeSaid";
  readonly at: number;
  readonly by: string;
}

export interface Staked {
  readonly type: "Staked";
  readonly players: readonly string[];
}

export interface Start {
  readonly type: "Start";
}

export interface SuperRound {
  readonly type: "SuperRound";
  readonly time_ms: number;
  readonly penalty: number;
  readonly price: number;
  readonly with_flipped: boolean;
}

export interface SuperRoundEnded {
  readonly type: "SuperRoundEnded";
  readonly at: number;
}

export interface SuperRoundStarted {
  readonly type: "SuperRoundStarted";
  readonly at: number;
  readonly until: number;
  readonly card: string | null;
}

export interface Table {
  readonly type: "Table";
  readonly rules: Rules;
  readonly seats: readonly Seat[];
  readonly host: string;
  readonly dealer: string;
  readonly at: number;
  readonly since: number;
  readonly began: number;
  readonly phase: Searching | Called | Reached | Pointed | Disputed | AllShow | Over;
  readonly waiting: readonly string[];
  readonly missed: readonly (readonly [string, readonly (readonly string[])[]])[];
  readonly piles: readonly Pile[];
  readonly layout: readonly (string | null)[];
  readonly discard: readonly string[];
  readonly finds: readonly (readonly string[])[];
  readonly none_here: readonly string[];
  readonly off: readonly string[];
  readonly hinted: readonly string[];
  readonly stake: NoStake | Staked | Running;
  readonly turn: number;
  readonly flip_votes: readonly (readonly [string, string])[];
  readonly turned: readonly Turned[];
  readonly locked: Readonly<Record<string, number>>;
  readonly seen: readonly (readonly [string, "corrected" | "sure" | "unsure"])[];
}

export interface TableChanged {
  readonly type: "TableChanged";
  readonly at: number;
  readonly by: string;
  readonly rules: Rules;
  readonly options: Options;
}

export interface TableEntry {
  readonly type: "Told";
  readonly seq: number;
  readonly events: readonly TableEvent[];
  readonly done?: string | null;
}

export interface TableLocked {
  readonly type: "TableLocked";
  readonly at: number;
  readonly by: string;
  readonly locked: boolean;
}

export interface TableOpened {
  readonly type: "TableOpened";
  readonly at: number;
  readonly by: string;
  readonly rules: Rules;
  readonly options: Options;
}

export interface TablePaused {
  readonly type: "TablePaused";
  readonly at: number;
  readonly by: string;
  readonly paused: boolean;
}

export interface TakeAPoint {
  readonly type: "TakeAPoint";
  readonly landing_ms: number;
}

export interface TakeFlip {
  readonly type: "TakeFlip";
  readonly player: string;
}

export interface TakeOff {
  readonly type: "TakeOff";
  readonly cards?: readonly string[];
}

export interface TakeOffSaid {
  readonly type: "TakeOffSaid";
  readonly at: number;
  readonly by: string;
}

export interface TakePoint {
  readonly type: "TakePoint";
}

export interface TimeRanOut {
  readonly type: "TimeRanOut";
  readonly at: number;
}

export interface Timed {
  readonly type: "Timed";
  readonly time_ms: number;
}

export interface Turn {
  readonly type: "Turn";
  readonly place: number;
}

export interface TurnPassed {
  readonly type: "TurnPassed";
  readonly at: number;
  readonly pile: number;
}

export interface Turned {
  readonly type: "Turned";
  readonly by: string;
  readonly cards: readonly string[];
  readonly wrong: boolean;
}

export interface TurnedBack {
  readonly type: "TurnedBack";
  readonly at: number;
  readonly by: string;
  readonly cards: readonly string[];
  readonly places: readonly number[];
  readonly under: readonly string[];
}

export interface UpToDate {
  readonly type: "UpToDate";
  readonly seq: number;
  readonly at: number;
}

export interface VerdictAwaited {
  readonly type: "VerdictAwaited";
  readonly at: number;
  readonly until: number;
}

export interface VerdictGiven {
  readonly type: "VerdictGiven";
  readonly at: number;
  readonly by: string;
  readonly right: boolean;
}

export interface WaitForWindow {
  readonly type: "WaitForWindow";
}

export interface Wave {
  readonly type: "Wave";
  readonly sign: "again" | "hello" | "oops" | "so-close" | "thanks" | "well-done";
}

export interface Withdraw {
  readonly type: "Withdraw";
}

export type Saying =
  | Call
  | Point
  | Turn
  | SayNoSet
  | Flip
  | Rule
  | SeeLayout
  | SeeClaim
  | Withdraw
  | Deal
  | TakeOff
  | StakeOnNext
  | TakePoint
  | NameFirst
  | TakeFlip
  | AskHint
  | Leave
  | EndRound
  | Pause
  | Start
  | PlayAgain
  | NextRound
  | LetCount
  | Join
  | Return
  | Remove
  | HandOver
  | ChangeTable
  | Sit
  | AddBot
  | Lock;

export type MatchEvent =
  | MatchOpened
  | RoundCounted
  | CountAgreed
  | DeckSealed
  | DeckShown
  | MatchEnded
  | OwnLayoutOpened
  | OnOwnLayout
  | ProgressMade
  | RoundOpened
  | PlayerJoined
  | PlayerLeft
  | PlayerReturned
  | PlayerRemoved
  | HostChanged
  | SetCalled
  | SetPointed
  | CardTurned
  | CallWithdrawn
  | VerdictGiven
  | LayoutSeen
  | ClaimSeen
  | NoSetSaid
  | DealAsked
  | TakeOffSaid
  | CardsTakenOff
  | PileFlipped
  | StakeSaid
  | PointReached
  | FirstNamed
  | FlipVoted
  | HintAsked
  | EndSaid
  | TimeRanOut
  | PilesSet
  | CardsDealt
  | TurnedBack
  | CardsMoved
  | LayoutShuffled
  | LayoutSolved
  | LaidByHand
  | SetTaken
  | PointShared
  | SetShown
  | CallFailed
  | CallExcused
  | CallerAsked
  | CallsDisputed
  | AllAsked
  | VerdictAwaited
  | PointsLost
  | LockedOut
  | LockOutsLifted
  | PriceOwed
  | PricePaid
  | SuperRoundStarted
  | SuperRoundEnded
  | TurnPassed
  | FlipTaken
  | DealerChanged
  | HintGiven
  | RoundEnded;

export type TableEvent =
  | TableOpened
  | TableChanged
  | BotAdded
  | TableLocked
  | TablePaused
  | SeatChanged
  | AgainSaid
  | PresenceChanged
  | CallsWeighed
  | CalledAfter
  | MatchOpened
  | RoundCounted
  | CountAgreed
  | DeckSealed
  | DeckShown
  | MatchEnded
  | OwnLayoutOpened
  | OnOwnLayout
  | ProgressMade
  | RoundOpened
  | PlayerJoined
  | PlayerLeft
  | PlayerReturned
  | PlayerRemoved
  | HostChanged
  | SetCalled
  | SetPointed
  | CardTurned
  | CallWithdrawn
  | VerdictGiven
  | LayoutSeen
  | ClaimSeen
  | NoSetSaid
  | DealAsked
  | TakeOffSaid
  | CardsTakenOff
  | PileFlipped
  | StakeSaid
  | PointReached
  | FirstNamed
  | FlipVoted
  | HintAsked
  | EndSaid
  | TimeRanOut
  | PilesSet
  | CardsDealt
  | TurnedBack
  | CardsMoved
  | LayoutShuffled
  | LayoutSolved
  | LaidByHand
  | SetTaken
  | PointShared
  | SetShown
  | CallFailed
  | CallExcused
  | CallerAsked
  | CallsDisputed
  | AllAsked
  | VerdictAwaited
  | PointsLost
  | LockedOut
  | LockOutsLifted
  | PriceOwed
  | PricePaid
  | SuperRoundStarted
  | SuperRoundEnded
  | TurnPassed
  | FlipTaken
  | DealerChanged
  | HintGiven
  | RoundEnded;

export type FromClient =
  | Hello
  | Say
  | Wave
  | Chat
  | ReportPlayer
  | PointAt
  | Introduce;

export type FromServer =
  | Snapshot
  | TableEntry
  | CommandRefused
  | Done
  | Names
  | SignMade
  | LineWritten
  | PointsAt
  | ReportReceived
  | UpToDate
  | Goodbye;

export const OF_THE_MOMENT: readonly Saying["type"][] = [
  "Call",
  "Point",
  "Turn",
  "SayNoSet",
  "Flip",
  "Rule",
  "SeeLayout",
  "SeeClaim",
  "Withdraw",
  "Deal",
  "TakeOff",
  "StakeOnNext",
  "TakePoint",
  "NameFirst",
  "TakeFlip",
  "AskHint",
  "Leave",
  "EndRound",
  "Pause",
  "Start",
  "PlayAgain",
  "NextRound",
  "LetCount",
];
