/* What each server is told, and what it tells. Only the first to hear something lays the cards; all four must hear it. */
#define _GNU_SOURCE
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "load.h"

static const char *after(const char *text, size_t size, const char *key) {
    const char *found = memmem(text, size, key, strlen(key));
    return found ? found + strlen(key) : NULL;
}

static int has(const char *text, size_t size, const char *word) { return after(text, size, word) != NULL; }

static int begins(const char *text, size_t size, const char *with) {
    return size >= strlen(with) && !memcmp(text, with, strlen(with));
}

static void complain(const char *text, size_t size) {
    fprintf(stderr, "%.*s\n", (int)(size < 1000 ? size : 1000), text);
    stop("the server would not");
}

/* Nobody may miss anything. Is this seat the first to hear it? */
static int first_to_hear(Seat *seat, long seq) {
    if (seq != seat->seq + 1) stop("something was not delivered");
    seat->seq = seq;
    if (seq <= seat->room->seq) return 0;
    seat->room->seq = seq;
    return 1;
}

static void lay_listed(Room *room, const char *text, size_t size, const char *key, int lies) {
    const char *list = after(text, size, key);
    if (list) lay(room, list, text + size, ']', lies);
}

static void lay_afresh(Room *room) { memset(room->lying, 0, sizeof room->lying); }

/* ---- Tercet: JSON; the events of the log are what is told */

static void tercet_hello(Seat *seat) {
    char text[256];
    seat->shown_at = now();
    snprintf(text, sizeof text, "{\"type\":\"Hello\",\"v\":1,\"table\":\"%s\"}", seat->name);
    send_text(seat, text);
}

/* Ids of commands rise with time, and the reaction is told, as Tercet's own clients do. */
static void tercet_say(Seat *seat, const char *what) {
    static unsigned long count;
    struct timespec at;
    char text[256];
    clock_gettime(CLOCK_REALTIME, &at);
    snprintf(text, sizeof text, "{\"type\":\"Say\",\"id\":\"%lx%05lx\",\"reaction_ms\":%ld,\"say\":{\"type\":%s}}",
        at.tv_sec * 1000 + at.tv_nsec / 1000000, count++ & 0xfffff, (long)((now() - seat->shown_at) * 1000), what);
    send_text(seat, text);
}

static void tercet_claim(Seat *seat, const int cards[3]) {
    char what[64];
    snprintf(what, sizeof what, "\"Point\",\"cards\":[\"%s\",\"%s\",\"%s\"]",
        code_of(cards[0]), code_of(cards[1]), code_of(cards[2]));
    tercet_say(seat, what);
}

/* Where calls come first: who has called points as soon as they hear their own call. */
static void tercet_call(Seat *seat, const int cards[3]) {
    memcpy(seat->room->called, cards, sizeof seat->room->called);
    seat->room->caller = seat->number;
    tercet_say(seat, "\"Call\"");
}

/* Another match begins when all four want it. */
static void tercet_again(Room *room) {
    for (int n = 0; n < SEATS; n++) tercet_say(&room->seats[n], "\"PlayAgain\"");
}

static void tercet_finish(Room *room) { tercet_say(&room->seats[0], "\"EndRound\""); }

static void tercet_restart(Room *room) {
    if (room->playing) tercet_finish(room);
    else if (room->match) tercet_again(room);
    else tercet_say(&room->seats[0], "\"Start\"");
}

static void tercet_deal(Room *room, const char *text, size_t size) {
    const char *end = text + size, *at = text;
    while ((at = after(at, end - at, "\"CardsDealt\""))) lay_listed(room, at, end - at, "\"cards\":[", 1);
}

static Heard tercet_told(Seat *seat, const char *text, size_t size) {
    Room *room = seat->room;
    int first = first_to_hear(seat, atol(text + strlen("{\"type\":\"Told\",\"seq\":")));
    const char *taken = after(text, size, "\"SetTaken\"");
    if (taken || has(text, size, "\"RoundOpened\"")) seat->shown_at = now();
    if (taken) {
        if (first) {
            lay_listed(room, taken, text + size - taken, "\"gone\":[", 0);
            tercet_deal(room, taken, text + size - taken);
            room->playing = !has(taken, text + size - taken, "\"MatchEnded\"");
        }
        return SHOWN;
    }
    if (has(text, size, "\"RoundOpened\"")) {
        if (first) lay_afresh(room), tercet_deal(room, text, size), room->playing = room->match = 1;
        return FRESH;
    }
    if (has(text, size, "\"SetCalled\"") && seat->number == room->caller) tercet_claim(seat, room->called);
    if (has(text, size, "\"MatchEnded\"")) {
        room->playing = 0;
        if (room->waiting == OVER) return OVER;
        if (seat->number == 0) tercet_again(room);
    }
    if (!seat->seated && has(text, size, "\"done\":")) return SEATED;
    return NOTHING;
}

static Heard tercet_hear(Seat *seat, const char *text, size_t size) {
    if (begins(text, size, "{\"type\":\"Told\"")) return tercet_told(seat, text, size);
    if (begins(text, size, "{\"type\":\"Refused\"") || begins(text, size, "{\"type\":\"Goodbye\"")) complain(text, size);
    if (!begins(text, size, "{\"type\":\"Snapshot\"")) return NOTHING;
    seat->seq = atol(after(text, size, "\"seq\":"));
    if (seat->room->seq < seat->seq) seat->room->seq = seat->seq;
    if (seat->seated) stop("a seat was too slow");
    if (seat->number == 0) return SEATED;
    tercet_say(seat, "\"Join\"");
    return NOTHING;
}

/* ---- ws: JSON of our own */

static void ws_hello(Seat *seat) { (void)seat; }

static void ws_claim(Seat *seat, const int cards[3]) {
    char text[128];
    snprintf(text, sizeof text, "{\"type\":\"claim\",\"cards\":[\"%s\",\"%s\",\"%s\"]}",
        code_of(cards[0]), code_of(cards[1]), code_of(cards[2]));
    send_text(seat, text);
}

static void ws_restart(Room *room) { send_text(&room->seats[0], "{\"type\":\"deal\"}"); }

static Heard ws_hear(Seat *seat, const char *text, size_t size) {
    if (begins(text, size, "{\"type\":\"welcome\"")) return SEATED;
    int fresh = begins(text, size, "{\"type\":\"fresh\"");
    if (!fresh && !begins(text, size, "{\"type\":\"told\"")) complain(text, size);
    if (first_to_hear(seat, atol(after(text, size, "\"seq\":")))) {
        if (fresh) lay_afresh(seat->room);
        lay_listed(seat->room, text, size, "\"gone\":[", 0);
        lay_listed(seat->room, text, size, "\"dealt\":[", 1);
    }
    return fresh ? FRESH : SHOWN;
}

/* ---- Colyseus: a byte that says what it is, the name of the message, MessagePack */

enum { JOIN_ROOM = 10, ROOM_DATA = 13, STRING = 0xa0, ARRAY = 0x90, LONG_ARRAY = 0xdc };

static void colyseus_claim(Seat *seat, const int cards[3]) {
    unsigned char bytes[32] = {ROOM_DATA, STRING | 5, 'c', 'l', 'a', 'i', 'm', ARRAY | 3};
    for (int n = 0; n < 3; n++) bytes[8 + 5 * n] = STRING | 4, memcpy(bytes + 9 + 5 * n, code_of(cards[n]), 4);
    send_bytes(seat, bytes, 23);
}

static void colyseus_restart(Room *room) { send_bytes(&room->seats[0], "\x0d\xa4" "deal", 6); }

static void lay_packed(Room *room, const char *text, size_t size, const char *key, int lies) {
    const unsigned char *list = (const unsigned char *)after(text, size, key);
    if (!list) return;
    int is_long = *list == LONG_ARRAY, count = is_long ? list[1] << 8 | list[2] : *list & 15;
    const char *cards = (const char *)list + (is_long ? 3 : 1);
    lay(room, cards, cards + 5 * count, 0, lies);
}

static long packed_number(const char *at) {
    const unsigned char *byte = (const unsigned char *)at;
    int more = *byte < 0x80 ? 0 : *byte == 0xcc ? 1 : *byte == 0xcd ? 2 : 4;
    long number = more ? 0 : *byte;
    for (int n = 1; n <= more; n++) number = number << 8 | byte[n];
    return number;
}

static Heard colyseus_hear(Seat *seat, const char *text, size_t size) {
    if (*text == JOIN_ROOM) return send_bytes(seat, "\x0a", 1), SEATED;
    int fresh = begins(text, size, "\x0d\xa5" "fresh");
    if (!fresh && !begins(text, size, "\x0d\xa4" "told")) complain(text, size);
    if (first_to_hear(seat, packed_number(after(text, size, "\xa3seq")))) {
        if (fresh) lay_afresh(seat->room);
        lay_packed(seat->room, text, size, "\xa4gone", 0);
        lay_packed(seat->room, text, size, "\xa5" "dealt", 1);
    }
    return fresh ? FRESH : SHOWN;
}

/* ---- boardgame.io: socket.io; the whole state is told each time; a new match has a new name */

static void boardgame_sync(Seat *seat) {
    char text[256];
    snprintf(text, sizeof text, "42/set,[\"sync\",\"%s-%d\",\"%d\",null,4]", seat->name, seat->room->match, seat->number);
    send_text(seat, text);
}

static void boardgame_claim(Seat *seat, const int cards[3]) {
    char text[512];
    snprintf(text, sizeof text,
        "42/set,[\"update\",{\"type\":\"MAKE_MOVE\",\"payload\":{\"type\":\"claim\",\"args\":[[\"%s\",\"%s\",\"%s\"]],"
        "\"playerID\":\"%d\",\"credentials\":null}},%ld,\"%s-%d\",\"%d\"]",
        code_of(cards[0]), code_of(cards[1]), code_of(cards[2]), seat->number, seat->seq, seat->name,
        seat->room->match, seat->number);
    send_text(seat, text);
}

static void boardgame_restart(Room *room) {
    room->match++;
    boardgame_sync(&room->seats[0]); /* whoever asks first makes the match */
}

static Heard boardgame_hear(Seat *seat, const char *text, size_t size) {
    Room *room = seat->room;
    if (*text == '0') return send_text(seat, "40/set,"), NOTHING;
    if (*text == '2') return send_text(seat, "3"), NOTHING;
    if (begins(text, size, "40/set,")) return SEATED;
    int fresh = begins(text, size, "42/set,[\"sync\"");
    if (!fresh && !begins(text, size, "42/set,[\"update\"")) return NOTHING;
    long seq = atol(after(text, size, "\"_stateID\":"));
    if (fresh) seat->seq = room->seq = seq - 1;
    if (first_to_hear(seat, seq)) lay_afresh(room), lay_listed(room, text, size, "\"layout\":[", 1);
    for (int n = 1; fresh && seat->number == 0 && n < SEATS; n++) boardgame_sync(&room->seats[n]);
    return fresh ? FRESH : SHOWN;
}

static const Dialect DIALECTS[] = {
    {"tercet", tercet_hello, tercet_hear, tercet_claim, tercet_restart, tercet_finish},
    {"tercet-calls", tercet_hello, tercet_hear, tercet_call, tercet_restart, tercet_finish},
    {"ws", ws_hello, ws_hear, ws_claim, ws_restart, NULL},
    {"colyseus", ws_hello, colyseus_hear, colyseus_claim, colyseus_restart, NULL},
    {"boardgame.io", ws_hello, boardgame_hear, boardgame_claim, boardgame_restart, NULL},
};

const Dialect *dialect_called(const char *name) {
    for (size_t n = 0; n < sizeof DIALECTS / sizeof *DIALECTS; n++)
        if (!strcmp(DIALECTS[n].name, name)) return &DIALECTS[n];
    stop("no such dialect");
    return NULL;
}
