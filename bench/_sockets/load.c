/* The load: rooms of four viewers, one claim on its way in each room; a claim is done when all four have heard it.
 *
 *   load PORT CONNECTIONS CORE      then, line by line on standard input:   SECONDS
 *   answers each line with:         CLAIMS CPU_SECONDS_OF_THE_LOAD
 */
#define _GNU_SOURCE
#include <arpa/inet.h>
#include <errno.h>
#include <netinet/tcp.h>
#include <sched.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

enum { VIEWERS = 4, CLAIM = 100, BUFFER = 8192, EVENTS = 256 };

typedef struct {
    int socket, unread;
    unsigned char bytes[BUFFER];
} Connection;

static Connection *connections;
static int *heard;           /* by room: how many viewers have heard the claim on its way */
static long claims;
static int going, under_way; /* rooms with a claim on its way */
static int epoll;

static void stop(const char *why) {
    perror(why);
    exit(1);
}

static double seconds(clockid_t clock) {
    struct timespec now;
    clock_gettime(clock, &now);
    return now.tv_sec + now.tv_nsec / 1e9;
}

/* A client masks what it sends; the mask here is zero, which the server must take off all the same. */
static void send_frame(Connection *from, int opcode, const void *payload, int size) {
    unsigned char frame[6 + 125] = {0x80 | opcode, 0x80 | size};
    memcpy(frame + 6, payload, size);
    if (send(from->socket, frame, 6 + size, MSG_NOSIGNAL) != 6 + size) stop("send");
}

static void send_claim(int room) {
    char claim[CLAIM];
    memset(claim, '.', CLAIM);
    memcpy(claim, "{\"type\":\"Claim\"", 15);
    heard[room] = 0;
    send_frame(&connections[room * VIEWERS + claims % VIEWERS], 1, claim, CLAIM);
}

static void count(Connection *viewer) {
    int room = (viewer - connections) / VIEWERS;
    if (++heard[room] < VIEWERS) return;
    claims++;
    if (going) send_claim(room);
    else under_way--;
}

static void read_frames(Connection *viewer) {
    int size = recv(viewer->socket, viewer->bytes + viewer->unread, BUFFER - viewer->unread, MSG_DONTWAIT);
    if (size < 0 && errno == EAGAIN) return;
    if (size <= 0) stop("the server hung up");
    int there = viewer->unread + size, at = 0;
    while (there - at >= 2) { /* the frames of this load are all short */
        unsigned char *frame = viewer->bytes + at;
        int end = at + 2 + frame[1];
        if (frame[1] > 125) stop("a long frame");
        if (there < end) break;
        if ((frame[0] & 15) == 9) send_frame(viewer, 10, frame + 2, frame[1]);
        else count(viewer);
        at = end;
    }
    viewer->unread = there - at;
    memmove(viewer->bytes, viewer->bytes + at, viewer->unread);
}

static void enter(Connection *viewer, int port, int number) {
    struct sockaddr_in address = {.sin_family = AF_INET, .sin_port = htons(port)};
    char text[512], answer[1024];
    int one = 1, there = 0;
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    viewer->socket = socket(AF_INET, SOCK_STREAM, 0);
    if (connect(viewer->socket, (struct sockaddr *)&address, sizeof address)) stop("connect");
    setsockopt(viewer->socket, IPPROTO_TCP, TCP_NODELAY, &one, sizeof one);
    int size = snprintf(text, sizeof text,
        "GET /ws?room=%d HTTP/1.1\r\nHost: 127.0.0.1:%d\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n", number / VIEWERS, port);
    if (send(viewer->socket, text, size, 0) != size) stop("send");
    do { /* byte by byte: what follows the head is a frame */
        if (there == sizeof answer || recv(viewer->socket, answer + there, 1, 0) != 1) stop("no answer");
        there++;
    } while (there < 4 || memcmp(answer + there - 4, "\r\n\r\n", 4));
    if (memcmp(answer, "HTTP/1.1 101", 12)) stop("refused");
    struct epoll_event event = {.events = EPOLLIN, .data.ptr = viewer};
    if (epoll_ctl(epoll, EPOLL_CTL_ADD, viewer->socket, &event)) stop("epoll");
}

static void turn(int wait_ms) {
    struct epoll_event events[EVENTS];
    int some = epoll_wait(epoll, events, EVENTS, wait_ms);
    for (int i = 0; i < some; i++) read_frames(events[i].data.ptr);
}

static void run(double duration, int rooms) {
    double until = seconds(CLOCK_MONOTONIC) + duration, cpu = seconds(CLOCK_PROCESS_CPUTIME_ID);
    claims = 0, going = 1, under_way = rooms;
    for (int room = 0; room < rooms; room++) send_claim(room);
    while (under_way) {
        turn(100);
        if (seconds(CLOCK_MONOTONIC) >= until) going = 0;
    }
    printf("%ld %.6f\n", claims, seconds(CLOCK_PROCESS_CPUTIME_ID) - cpu);
    fflush(stdout);
}

int main(int argc, char **argv) {
    if (argc != 4) return fprintf(stderr, "load PORT CONNECTIONS CORE\n"), 2;
    int port = atoi(argv[1]), all = atoi(argv[2]);
    cpu_set_t core;
    CPU_ZERO(&core);
    CPU_SET(atoi(argv[3]), &core);
    sched_setaffinity(0, sizeof core, &core);
    epoll = epoll_create1(0);
    connections = calloc(all, sizeof *connections);
    heard = calloc(all / VIEWERS, sizeof *heard);
    for (int i = 0; i < all; i++) enter(&connections[i], port, i);
    printf("ready\n");
    fflush(stdout);
    struct epoll_event orders = {.events = EPOLLIN, .data.ptr = NULL};
    if (epoll_ctl(epoll, EPOLL_CTL_ADD, 0, &orders)) stop("epoll");
    for (;;) { /* between orders, pings are answered */
        struct epoll_event events[EVENTS];
        int some = epoll_wait(epoll, events, EVENTS, -1);
        for (int i = 0; i < some; i++) {
            char line[64];
            if (events[i].data.ptr) { read_frames(events[i].data.ptr); continue; }
            int size = read(0, line, sizeof line - 1);
            if (size <= 0) return 0;
            line[size] = 0;
            if (epoll_ctl(epoll, EPOLL_CTL_DEL, 0, NULL)) stop("epoll");
            run(atof(line), all / VIEWERS);
            if (epoll_ctl(epoll, EPOLL_CTL_ADD, 0, &orders)) stop("epoll");
        }
    }
}
