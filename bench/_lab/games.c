/* Whole random games, written plainly and compiled with all optimisations: what the kernel is measured against. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static uint8_t third[81][81];
static int8_t place[81];
static uint64_t state = 88172645463325252ull;

static uint32_t below(uint32_t most) {
    state ^= state << 13, state ^= state >> 7, state ^= state << 17;
    return (uint32_t)(((state >> 32) * most) >> 32);
}

static void make_thirds(void) {
    for (int a = 0; a < 81; a++)
        for (int b = 0; b < 81; b++) {
            int card = 0;
            for (int power = 1; power < 81; power *= 3)
                card += power * ((6 - a / power % 3 - b / power % 3) % 3);
            third[a][b] = (uint8_t)card;
        }
}

int main(int count, char **words) {
    long games = count > 1 ? atol(words[1]) : 1000, seen = 0, without = 0;
    uint8_t deck[81], layout[24], sets[80][3];
    make_thirds();
    memset(place, -1, sizeof place);
    for (int i = 0; i < 81; i++) deck[i] = (uint8_t)i;
    for (long game = 0; game < games; game++) {
        for (int i = 80; i > 0; i--) {
            uint32_t j = below((uint32_t)i + 1);
            uint8_t card = deck[i];
            deck[i] = deck[j], deck[j] = card;
        }
        int size = 12, dealt = 12;
        for (int i = 0; i < 12; i++) layout[i] = deck[i], place[deck[i]] = (int8_t)i;
        for (;;) {
            int found = 0;
            for (int i = 0; i < size - 2; i++)
                for (int j = i + 1; j < size - 1; j++) {
                    int k = place[third[layout[i]][layout[j]]];
                    if (k > j) sets[found][0] = (uint8_t)k, sets[found][1] = (uint8_t)j, sets[found++][2] = (uint8_t)i;
                }
            if (dealt < 81 && size == 12) seen++, without += !found;
            if (found) {
                uint8_t *taken = sets[below((uint32_t)found)];
                int refill = dealt < 81 && size == 12;
                for (int n = 0; n < 3; n++) {
                    int at = taken[n];
                    place[layout[at]] = -1;
                    uint8_t card = refill ? deck[dealt++] : layout[--size];
                    if (refill || at != size) layout[at] = card, place[card] = (int8_t)at;
                }
            } else if (dealt < 81) {
                for (int n = 0; n < 3; n++) layout[size] = deck[dealt++], place[layout[size]] = (int8_t)size, size++;
            } else break;
        }
        for (int i = 0; i < size; i++) place[layout[i]] = -1;
    }
    printf("%ld %ld\n", seen, without);
    return 0;
}
