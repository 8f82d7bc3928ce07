/* The load: rooms of four seats each, with one claim on its way in a room. See main.c for how it is spoken to. */
#ifndef LOAD_H
#define LOAD_H

#include <stddef.h>

enum { SEATS = 4, CARDS = 81, INBOX = 65536 };

typedef enum {
    NOTHING, /* of no interest */
    SEATED,  /* this seat is at its table */
    SHOWN,   /* a claim, and the cards that replace it */
    FRESH,   /* a new layout */
    OVER,    /* the match has ended */
} Heard;

typedef struct Room Room;

typedef struct {
    Room *room;
    int number; /* 0 to 3; 0 is the host */
    int port, socket, seated;
    long seq;   /* of the last thing told: no seat may miss one */
    double shown_at; /* when this seat was shown the layout */
    size_t unread;
    unsigned char *inbox;
    char *path, *header, *name; /* how to get in: the path, a header line, and what the server calls table or match */
} Seat;

struct Room {
    Seat seats[SEATS];
    char lying[CARDS];   /* the layout, as it was told */
    int seated, heard, made, playing, match;
    long seq;            /* of the last thing told to anybody */
    int waiting;         /* 0, SHOWN, FRESH or OVER: what all four are to hear */
    int caller, called[3]; /* where a call comes first: the seat, and the cards it will point at */
    double asked_at;
};

/* One for each server: what is said to it, and what its frames mean. */
typedef struct {
    const char *name;
    void (*hello)(Seat *seat); /* right after the upgrade */
    Heard (*hear)(Seat *seat, const char *text, size_t size);
    void (*claim)(Seat *seat, const int cards[3]);
    void (*restart)(Room *room); /* a new match; all four will hear a fresh layout */
    void (*finish)(Room *room);  /* the end of the match, where it comes with work of its own; or NULL */
} Dialect;

/* cards.c */
int find_set(const char lying[CARDS], int set[3]);
const char *code_of(int card);
int lay(Room *room, const char *from, const char *end, char close, int lies);

/* dialects.c */
const Dialect *dialect_called(const char *name);

/* wire.c */
void get_in(Seat *seat);
void send_text(Seat *seat, const char *text);
void send_bytes(Seat *seat, const void *bytes, size_t size);
void read_frames(Seat *seat, void (*hear)(Seat *, const char *, size_t));

/* costs.c */
double now(void);
double cpu_of(const char *pids);

void stop(const char *why);

#endif
