/* WebSocket frames of a client. The mask is zero, which the server must take off all the same. */
#include <arpa/inet.h>
#include <errno.h>
#include <netinet/tcp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>

#include "load.h"

enum { TEXT = 1, BINARY = 2, CLOSE = 8, PING = 9, PONG = 10 };

static void send_frame(Seat *seat, int opcode, const void *payload, size_t size) {
    unsigned char frame[1024] = {0x80 | opcode, 0x80 | size};
    size_t head = 6;
    if (size > sizeof frame - 8) stop("too long a message");
    if (size > 125) frame[1] = 0x80 | 126, frame[2] = size >> 8, frame[3] = size & 255, head = 8;
    memcpy(frame + head, payload, size);
    if (send(seat->socket, frame, head + size, MSG_NOSIGNAL) != (ssize_t)(head + size)) stop("send");
}

void send_text(Seat *seat, const char *text) { send_frame(seat, TEXT, text, strlen(text)); }

void send_bytes(Seat *seat, const void *bytes, size_t size) { send_frame(seat, BINARY, bytes, size); }

void get_in(Seat *seat) {
    struct sockaddr_in address = {.sin_family = AF_INET, .sin_port = htons(seat->port)};
    char text[2048], answer[2048];
    size_t there = 0;
    int one = 1;
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    seat->socket = socket(AF_INET, SOCK_STREAM, 0);
    if (connect(seat->socket, (struct sockaddr *)&address, sizeof address)) stop("connect");
    setsockopt(seat->socket, IPPROTO_TCP, TCP_NODELAY, &one, sizeof one);
    int size = snprintf(text, sizeof text,
        "GET %s HTTP/1.1\r\nHost: 127.0.0.1:%d\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n%s%s"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n",
        seat->path, seat->port, seat->header, *seat->header ? "\r\n" : "");
    if (send(seat->socket, text, size, 0) != size) stop("send");
    do { /* byte by byte: what follows the head is a frame */
        if (there == sizeof answer || recv(seat->socket, answer + there, 1, 0) != 1) stop("no answer");
        there++;
    } while (there < 4 || memcmp(answer + there - 4, "\r\n\r\n", 4));
    if (memcmp(answer, "HTTP/1.1 101", 12)) stop("the upgrade was refused");
}

void read_frames(Seat *seat, void (*hear)(Seat *, const char *, size_t)) {
    ssize_t some = recv(seat->socket, seat->inbox + seat->unread, INBOX - seat->unread, MSG_DONTWAIT);
    if (some < 0 && errno == EAGAIN) return;
    if (some <= 0) stop("the server hung up");
    size_t there = seat->unread + some, at = 0;
    while (there - at >= 2) {
        unsigned char *frame = seat->inbox + at;
        size_t size = frame[1], head = 2;
        if (size == 126) {
            if (there - at < 4) break;
            size = frame[2] << 8 | frame[3], head = 4;
        }
        if (size == 127 || size + head > INBOX) stop("too long a frame");
        if (there - at < head + size) break;
        int opcode = frame[0] & 15;
        if (opcode == PING) send_frame(seat, PONG, frame + head, size);
        else if (opcode == CLOSE) stop("the server said farewell");
        else if (opcode != PONG) hear(seat, (char *)frame + head, size);
        at += head + size;
    }
    seat->unread = there - at;
    memmove(seat->inbox, seat->inbox + at, seat->unread);
}
