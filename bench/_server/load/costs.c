/* Time and CPU. */
#define _GNU_SOURCE
#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#include "load.h"

double now(void) {
    struct timespec at;
    clock_gettime(CLOCK_MONOTONIC, &at);
    return at.tv_sec + at.tv_nsec / 1e9;
}

static double cpu_of_one(int pid);

/* What the threads of a process, and its children, have used: in seconds. */
static double cpu_of_thread(int pid, const char *thread) {
    char path[300], list[4096];
    double used = 0, waited;
    snprintf(path, sizeof path, "/proc/%d/task/%s/schedstat", pid, thread);
    FILE *file = fopen(path, "r");
    if (file) {
        if (fscanf(file, "%lf %lf", &used, &waited) != 2) used = 0;
        fclose(file);
    }
    used /= 1e9;
    snprintf(path, sizeof path, "/proc/%d/task/%s/children", pid, thread);
    file = fopen(path, "r");
    if (file) {
        size_t size = fread(list, 1, sizeof list - 1, file);
        list[size] = 0;
        for (char *at = list, *next; (pid = (int)strtol(at, &next, 10)) > 0; at = next) used += cpu_of_one(pid);
        fclose(file);
    }
    return used;
}

static double cpu_of_one(int pid) {
    char path[64];
    double used = 0;
    snprintf(path, sizeof path, "/proc/%d/task", pid);
    DIR *threads = opendir(path);
    if (!threads) return 0;
    for (struct dirent *thread; (thread = readdir(threads));)
        if (thread->d_name[0] != '.') used += cpu_of_thread(pid, thread->d_name);
    closedir(threads);
    return used;
}

double cpu_of(const char *pids) {
    double used = 0;
    char *next;
    for (int pid; (pid = (int)strtol(pids, &next, 10)) > 0; pids = *next == ',' ? next + 1 : next) used += cpu_of_one(pid);
    return used;
}
