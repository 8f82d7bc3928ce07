"""The schedules that the competition guide prints (G-7), with a letter per player: a is 10, z is 35, A is 36."""

from typing import Final

from tercet.competition.draw.notation import read
from tercet.competition.draw.seating import Seating

_PRINTED: Final = {
    9: ("123 456 789 / 174 285 396 / 519 483 267"),
    12: ("159 26a 37b 48c / 3a1 492 58b 67c / 5c2 6b1 7a4 893 / 523 817 9ca 6b4"),
    15: ("16b 27c 38d 49e 5af / 123 456 789 abc def / f48 259 37b 6ad ce1 / d47 e2a f3b 158 69c"),
    18: ("17d 28e 39f 4ag 5bh 6ci / 123 456 789 abc def ghi / i14 h25 g36 f7a e9b d8c / fg1 eh7 dib 35c 962 8a4"),
    21: (
        "18f 29g 3ah 4bi 5cj 6dk 7el / "
        "123 456 789 abc def ghi jkl / "
        "248 369 5af 71i bdl ghk egj / "
        "be6 cl2 gf7 hd4 ia3 j91 k85"
    ),
    24: (
        "19h 2ai 3bj 4ck 5dl 6em 7fn 8go / "
        "123 456 789 abc def ghi jkl mno / "
        "g6k hjl i7m 18n 29o 3ad 4be 5cf / "
        "j7d k8b l9c ma5 1f6 2gn 3he 4io"
    ),
    27: (
        "1aj 2bk 3cl 4dm 5en 6fo 7gp 8hq 9ir / "
        "123 456 789 abc def ghi jkl mno pqr / "
        "7fm 8gn 9ho 1ip 2aq 3br 4cj 5dk 6el / "
        "7el 8fm 9gn 1ho 2ip 3aq 4bj 5cr 6dq"
    ),
    30: (
        "1bl 2cm 3dn 4eo 5fp 6gq 7hr 8is 9jt aku / "
        "123 456 789 abc def ghi jkl mno pqr stu / "
        "8ho 9ip ajq 1kr 2bs 3ct 4du 5el 6fm 7gn / "
        "5co 6dp 7eq 8fr 9gs aht 1iu 2jl 3km 4bn"
    ),
    33: (
        "1cn 2do 3ep 4fq 5gr 6hs 7it 8ju 9kv alw bmx / "
        "123 456 789 abc def ghi jkl mno pqr stu vwx / "
        "9jq akr bls 1mt 2cu 3dv 4ew 5fx 6gn 7ho 8ip / "
        "6ft 7gu 8hv 9iw ajx bkn 1lo 2mp 3cq 4dr 5es"
    ),
    36: (
        "1dp 2eq 3fr 4gs 5ht 6iu 7jv 8kw 9lx amy bnz coA / "
        "123 456 789 abc def ghi jkl mno pqr stu vwx yzA / "
        "alu bmv cnw 1ox 2dy 3ez 4fA 5gp 6hq 7ir 8js 9kt / "
        "7gx 8hy 9iz ajA bkp clq 1mr 2ns 3ot 4du 5ev 6fw"
    ),
}
PRINTED: Final[dict[int, Seating]] = {players: read(text) for players, text in _PRINTED.items()}
