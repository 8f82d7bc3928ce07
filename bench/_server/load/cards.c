/* Cards, by number: what makes a SET, and what lies in a room. */
#include "load.h"

static const char *LETTERS[4] = {"123", "rpg", "osd", "fhe"};
static char codes[CARDS][5];
static int third[CARDS][CARDS];

__attribute__((constructor)) static void learn(void) {
    for (int a = 0; a < CARDS; a++) {
        for (int f = 0, rest = a; f < 4; f++, rest /= 3) codes[a][f] = LETTERS[f][rest % 3];
        for (int b = 0; b < CARDS; b++) {
            int c = 0;
            for (int f = 0, place = 1; f < 4; f++, place *= 3)
                c += (6 - a / place % 3 - b / place % 3) % 3 * place;
            third[a][b] = c;
        }
    }
}

const char *code_of(int card) { return codes[card]; }

static int read_card(const char *code) {
    int card = 0;
    for (int f = 3; f >= 0; f--) {
        int value = 0;
        while (value < 3 && LETTERS[f][value] != code[f]) value++;
        if (value == 3) return -1;
        card = card * 3 + value;
    }
    return card;
}

int find_set(const char lying[CARDS], int set[3]) {
    for (int a = 0; a < CARDS; a++)
        for (int b = a + 1; lying[a] && b < CARDS; b++)
            if (lying[b] && third[a][b] > b && lying[third[a][b]]) {
                set[0] = a, set[1] = b, set[2] = third[a][b];
                return 1;
            }
    return 0;
}

/* Every card named from here to `close` (or to the end) lies on the table now, or no longer does. How many were named? */
int lay(Room *room, const char *from, const char *end, char close, int lies) {
    int named = 0;
    for (; from + 4 <= end && *from != close; from++) {
        int card = read_card(from);
        if (card >= 0) room->lying[card] = lies, named++, from += 3;
    }
    return named;
}
