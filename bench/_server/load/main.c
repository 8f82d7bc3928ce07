/* The load of `bench server`.
 *
 *   load DIALECT SERVER_PIDS BESIDE_PIDS < orders     (pids with commas between; their children count too)
 *
 * First a line for each seat, four to a room:  PORT <tab> PATH <tab> HEADER <tab> NAME
 * then an empty line, which is answered with “ready” once everybody sits. From then on, line by line:
 *
 *   deal                      a new match in every room                       → done
 *   claims LEGS CLAIMS        LEGS times: CLAIMS in each room, as fast as can be; then the match ends in every room;
 *                             then a new one begins. Each waits until the server is idle after what was before.
 *                             → claims, seconds, CPU of server and beside, seconds in which the load had to work;
 *                               matches, CPU of the server for their ends, and for their beginnings
 *   pace RATE SECONDS         so many claims a second, over all rooms in turn → claims, then ms: p50 p99 max
 */
#define _GNU_SOURCE
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/timerfd.h>
#include <time.h>
#include <unistd.h>

#include "load.h"

enum { LOOKS = 3, EVENTS = 256, MATCH = 20, MOST = 4000000 };
static const double PATIENCE = 60, LOOK = 0.02, IDLE = 0.02; /* idle: less than 2 % of a core */

static const Dialect *dialect;
static const char *server_pids, *beside_pids;
static Room *rooms;
static int room_count, epoll, timer, limit, busy, seated;
static long claims;
static double worked; /* seconds in which there was something to do */
static float *latencies;

void stop(const char *why) {
    if (errno) perror(why);
    else fprintf(stderr, "%s\n", why);
    exit(1);
}

/* ---- rooms */

static void ask(Room *room, Heard for_what) {
    room->waiting = for_what;
    room->heard = 0;
    busy++;
}

static void restart(Room *room) {
    ask(room, FRESH);
    dialect->restart(room);
}

static void finish(Room *room) {
    if (!dialect->finish || !room->playing) return;
    ask(room, OVER);
    dialect->finish(room);
}

static void claim(Room *room, double asked_at) {
    int set[3];
    if (!find_set(room->lying, set)) stop("no SET lies there");
    ask(room, SHOWN);
    room->asked_at = asked_at;
    dialect->claim(&room->seats[room->made++ % SEATS], set);
}

static void all_have_heard(Room *room) {
    Heard what = room->waiting;
    room->waiting = 0;
    busy--;
    if (what == FRESH) room->made = 0;
    if (what != SHOWN) return;
    if (claims < MOST) latencies[claims] = (now() - room->asked_at) * 1000;
    claims++;
    if (room->made < limit && room->playing) claim(room, now());
}

static void hear(Seat *seat, const char *text, size_t size) {
    Room *room = seat->room;
    Heard what = dialect->hear(seat, text, size);
    if (what == SEATED) seat->seated = 1, room->seated++, seated++;
    else if (what == NOTHING) return;
    else if (what != (Heard)room->waiting) stop("something was told that nobody asked for");
    else if (++room->heard == SEATS) all_have_heard(room);
}

/* ---- time */

static int turn(int wait_ms) {
    struct epoll_event events[EVENTS];
    int some = epoll_wait(epoll, events, EVENTS, wait_ms), ordered = 0;
    double began = some > 0 ? now() : 0;
    for (int n = 0; n < some; n++)
        if (!events[n].data.ptr) ordered = 1;
        else if (events[n].data.ptr != &timer) read_frames(events[n].data.ptr, hear);
    if (some > 0) worked += now() - began;
    return ordered;
}

static void until_quiet(void) {
    double end = now() + PATIENCE;
    while (busy) {
        turn(limit ? 0 : 100); /* among claims never asleep: to be woken would cost a slow server more than a fast one */
        if (now() > end) stop("the server does not answer");
    }
}

static void rest(double seconds) {
    for (double end = now() + seconds; now() < end;) turn(1);
}

static void everywhere(void (*what)(Room *)) {
    for (int n = 0; n < room_count; n++) {
        what(&rooms[n]);
        if (n % 64 == 63) until_quiet();
    }
    until_quiet();
}

/* ---- the orders */

typedef struct {
    double at, server, beside, own;
} Costs;

/* What a server does after it has told everybody belongs to what was told: wait until it has done all of it. */
static Costs costs(void) {
    double end = now() + PATIENCE;
    for (int idle = 0; idle < LOOKS && now() < end;) { /* several times in a row: it may only be waiting for its core */
        double before = cpu_of(server_pids) + cpu_of(beside_pids);
        rest(LOOK);
        double used = cpu_of(server_pids) + cpu_of(beside_pids) - before;
        idle = used > IDLE * LOOK ? 0 : idle + 1;
    }
    return (Costs){now(), cpu_of(server_pids), cpu_of(beside_pids), worked};
}

static void add(Costs *sum, Costs from, Costs to) {
    sum->at += to.at - from.at, sum->server += to.server - from.server;
    sum->beside += to.beside - from.beside, sum->own += to.own - from.own;
}

static void play(int legs, int each) {
    Costs claiming = {0}, ending = {0}, dealing = {0}, before = costs();
    double took = 0;
    claims = 0;
    for (int leg = 0; leg < legs; leg++) {
        double began = now();
        limit = each;
        for (int n = 0; n < room_count; n++) claim(&rooms[n], now());
        until_quiet();
        took += now() - began;
        limit = 0;
        Costs claimed = costs();
        everywhere(finish);
        Costs ended = costs();
        everywhere(restart);
        Costs dealt = costs();
        add(&claiming, before, claimed), add(&ending, claimed, ended), add(&dealing, ended, dealt);
        before = dealt;
    }
    printf("%ld %.6f %.6f %.6f %.6f %d %.6f %.6f\n", claims, took, claiming.server, claiming.beside, claiming.own,
        legs * room_count, ending.server, dealing.server);
}

static int compare(const void *a, const void *b) {
    float x = *(const float *)a, y = *(const float *)b;
    return (x > y) - (x < y);
}

static Room *next_free(int *from) {
    for (int n = 0; n < room_count; n++) {
        Room *room = &rooms[*from];
        *from = (*from + 1) % room_count;
        if (room->waiting) continue;
        if (room->playing && room->made < MATCH) return room;
        restart(room);
    }
    return NULL;
}

static void pace(double rate, double seconds) {
    double begin = now(), end = begin + seconds, due = begin;
    int from = 0;
    claims = limit = 0;
    while (due < end) {
        struct itimerspec at = {.it_value = {(time_t)due, (long)((due - (time_t)due) * 1e9)}};
        timerfd_settime(timer, TFD_TIMER_ABSTIME, &at, NULL);
        while (now() < due) turn(100);
        Room *room = next_free(&from);
        if (!room) {
            turn(1); /* every room is waiting: the claim is late, and its lateness counts */
            continue;
        }
        claim(room, due);
        due += 1 / rate;
    }
    until_quiet();
    qsort(latencies, claims, sizeof *latencies, compare);
    printf("%ld %.3f %.3f %.3f\n", claims, latencies[claims / 2], latencies[claims * 99 / 100], latencies[claims - 1]);
}

static void obey(const char *order) {
    int legs, each;
    double rate, seconds;
    if (sscanf(order, "claims %d %d", &legs, &each) == 2) play(legs, each);
    else if (sscanf(order, "pace %lf %lf", &rate, &seconds) == 2) pace(rate, seconds);
    else if (!strncmp(order, "deal", 4)) everywhere(restart), printf("done\n");
    else stop("no such order");
    fflush(stdout);
}

/* ---- getting in */

static void sit_down(Seat *seat) {
    struct epoll_event event = {.events = EPOLLIN, .data.ptr = seat};
    double end = now() + PATIENCE;
    int before = seated;
    seat->inbox = malloc(INBOX);
    get_in(seat);
    if (epoll_ctl(epoll, EPOLL_CTL_ADD, seat->socket, &event)) stop("epoll");
    dialect->hello(seat);
    while (seated == before) {
        turn(100);
        if (now() > end) stop("no seat");
    }
}

static void read_seat(char *line, int number) {
    if (number % SEATS == 0) {
        rooms = realloc(rooms, (number / SEATS + 1) * sizeof *rooms);
        memset(&rooms[number / SEATS], 0, sizeof *rooms);
    }
    Room *room = &rooms[number / SEATS];
    Seat *seat = &room->seats[number % SEATS];
    seat->port = atoi(strsep(&line, "\t"));
    seat->number = number % SEATS;
    seat->path = strdup(strsep(&line, "\t"));
    seat->header = strdup(strsep(&line, "\t"));
    seat->name = strdup(strsep(&line, "\t"));
    room->playing = strncmp(dialect->name, "tercet", 6) != 0; /* the others begin with a layout, or need none */
}

static void fill(void) {
    char line[1024];
    int seats = 0;
    while (fgets(line, sizeof line, stdin) && *line != '\n') {
        line[strcspn(line, "\n")] = 0;
        read_seat(line, seats++);
    }
    room_count = seats / SEATS;
    for (int n = 0; n < seats; n++) {
        rooms[n / SEATS].seats[n % SEATS].room = &rooms[n / SEATS];
        sit_down(&rooms[n / SEATS].seats[n % SEATS]);
    }
    printf("ready\n");
    fflush(stdout);
}

int main(int argc, char **argv) {
    if (argc != 4) return fprintf(stderr, "load DIALECT SERVER_PIDS BESIDE_PIDS\n"), 2;
    dialect = dialect_called(argv[1]);
    server_pids = argv[2], beside_pids = argv[3];
    epoll = epoll_create1(0);
    timer = timerfd_create(CLOCK_MONOTONIC, TFD_NONBLOCK);
    latencies = malloc(MOST * sizeof *latencies);
    setvbuf(stdin, NULL, _IONBF, 0);
    fill();
    struct epoll_event ring = {.events = EPOLLIN | EPOLLET, .data.ptr = &timer}, orders = {.events = EPOLLIN};
    if (epoll_ctl(epoll, EPOLL_CTL_ADD, timer, &ring)) stop("epoll");
    for (;;) { /* between orders, pings are answered */
        char order[128];
        if (epoll_ctl(epoll, EPOLL_CTL_ADD, 0, &orders)) stop("epoll");
        while (!turn(-1)) continue;
        if (epoll_ctl(epoll, EPOLL_CTL_DEL, 0, NULL)) stop("epoll");
        ssize_t size = read(0, order, sizeof order - 1);
        if (size <= 0) return 0;
        order[size] = 0;
        obey(order);
    }
}
