/** Results of play alone, as the server keeps them: docs/rest.md describes the kinds. */
import type { Card, Trio } from "../cards/card";

/** A SET that was found, so many ms after the start. */
export interface Find {
  readonly cards: Trio;
  readonly at: number;
}
export type Size = "full" | "small";
export interface DailyResult {
  readonly kind: "daily";
  readonly day: string;
  readonly size: Size;
  readonly begun: number; // by the server's clock, as far as this device knows it
  readonly ms: number;
  readonly finds: readonly Find[];
  readonly helps: number; // cards that were shown
  readonly wrong: number;
}
export type Goal = "finds-10" | "finds-20" | "finds-30" | "minutes-1" | "minutes-5" | "minutes-10";
export interface ClockResult {
  readonly kind: "clock";
  readonly goal: Goal;
  readonly seed: string;
  readonly begun: number;
  readonly ms: number;
  readonly finds: readonly Find[];
  readonly wrong: number;
}
export interface Try {
  readonly ms: number;
  readonly right: boolean;
  readonly cards?: readonly Card[];
  readonly about?: string;
}
export interface DrillResult {
  readonly kind: "drill";
  readonly drill: string;
  readonly begun: number;
  readonly tries: readonly Try[]; // 1 to 60
}
export interface CourseResult {
  readonly kind: "course";
  readonly step: string;
  readonly begun: number;
  readonly ms: number;
  readonly wrong: number;
}
export type Result = DailyResult | ClockResult | DrillResult | CourseResult;
export type Kind = Result["kind"];
export type OfKind<K extends Kind> = Extract<Result, { kind: K }>;

/** A result on this device, under the id that this device gave it. */
export interface Made<R extends Result = Result> {
  readonly id: string;
  readonly result: R;
}
/** A result that the server has, and when it received it. */
export interface Kept<R extends Result = Result> extends Made<R> {
  readonly received: number;
}
