"""Stored draws for small fields that no construction reaches. All reach their lower bound, which tests check.

Found by annealing over all mixtures of table sizes, preferring few seats at odd-sized tables, then few tables: ten
players have tables of 3, 3, 2 and 2 rather than 4, 3 and 3, which cannot avoid repeats.
"""

from typing import Final

STORED: Final = {  # (players, rounds)
    (6, 1): "025 134",
    (6, 2): "025 134 / 01 23 45",
    (6, 3): "025 134 / 01 23 45 / 04 12 35",
    (6, 4): "025 134 / 01 23 45 / 04 12 35 / 03 15 24",
    (6, 5): "03 14 25 / 05 13 24 / 02 15 34 / 01 23 45 / 04 12 35",
    (6, 6): "05 14 23 / 03 12 45 / 04 12 35 / 04 13 25 / 01 24 35 / 02 15 34",
    (6, 7): "03 12 45 / 01 25 34 / 03 15 24 / 04 13 25 / 01 23 45 / 02 14 35 / 05 14 23",
    (6, 8): "05 14 23 / 01 23 45 / 04 12 35 / 02 13 45 / 04 12 35 / 03 15 24 / 05 12 34 / 01 25 34",
    (7, 1): "056 1234",
    (7, 2): "023 14 56 / 045 13 26",
    (7, 3): "056 13 24 / 03 146 25 / 04 15 236",
    (7, 4): "03 15 246 / 06 123 45 / 014 25 36 / 02 156 34",
    (7, 5): "05 146 23 / 024 16 35 / 02 14 356 / 013 26 45 / 06 125 34",
    (7, 6): "01 25 346 / 024 13 56 / 013 25 46 / 05 126 34 / 01 24 356 / 06 145 23",
    (7, 7): "023 16 45 / 024 13 56 / 045 13 26 / 01 24 356 / 04 136 25 / 03 146 25 / 06 125 34",
    (7, 8): "056 14 23 / 05 13 246 / 06 125 34 / 01 25 346 / 02 146 35 / 035 14 26 / 013 26 45 / 04 123 56",
    (8, 5): "046 135 27 / 05 124 367 / 02 16 34 57 / 03 17 26 45 / 01 23 47 56",
    (8, 6): "02 13 47 56 / 03 14 25 67 / 04 17 26 35 / 01 23 46 57 / 07 15 24 36 / 06 12 37 45",
    (8, 7): "03 17 24 56 / 07 13 25 46 / 01 26 35 47 / 04 15 23 67 / 05 16 27 34 / 02 14 36 57 / 06 12 37 45",
    (8, 8): (
        "02 16 35 47 / 01 27 36 45 / 07 14 26 35 / 06 13 24 57 / 05 12 34 67 / 04 15 23 67 / 02 14 37 56 / 03 17 25 46"
    ),
    (9, 5): "016 257 348 / 023 158 467 / 04 17 28 356 / 05 124 37 68 / 078 13 26 45",
    (9, 6): "046 18 23 57 / 03 15 24 678 / 07 14 258 36 / 08 16 27 345 / 05 137 26 48 / 012 38 47 56",
    (9, 7): "037 12 46 58 / 01 245 38 67 / 06 14 28 357 / 048 13 27 56 / 026 15 34 78 / 05 168 23 47 / 05 127 36 48",
    (9, 8): (
        "025 17 36 48 / 04 138 27 56 / 037 16 24 58 / 08 146 23 57 / 07 14 268 35 / 02 15 38 467 / 01 27 345 68 / "
        "06 125 34 78"
    ),
    (10, 1): "0379 168 245",
    (10, 2): "019 236 48 57 / 03 12 459 678",
    (10, 3): "027 15 36 489 / 019 24 357 68 / 04 138 256 79",
    (10, 4): "015 238 46 79 / 08 13 267 459 / 06 124 39 578 / 037 169 25 48",
    (10, 5): "08 147 26 359 / 016 29 348 57 / 04 19 237 568 / 079 128 36 45 / 025 13 469 78",
    (10, 6): "037 158 26 49 / 059 16 234 78 / 04 13 289 567 / 08 147 25 369 / 012 35 468 79 / 06 19 27 38 45",
    (10, 7): (
        "05 12 379 468 / 023 145 67 89 / 04 13 278 569 / 07 18 26 35 49 / 09 16 24 38 57 / 08 19 25 36 47 / 06 17 "
        "29 34 58"
    ),
    (10, 8): (
        "04 128 369 57 / 08 13 26 45 79 / 01 29 37 48 56 / 06 15 27 38 49 / 07 19 24 35 68 / 03 17 25 46 89 / 09 "
        "14 23 58 67 / 02 16 34 59 78"
    ),
    (11, 1): "057 13 248 69a",
    (11, 2): "024 19 36a 578 / 059 137 268 4a",
    (11, 3): "025 146 3a 789 / 018 27 349 56a / 04a 137 268 59",
    (11, 4): "068 15 247 39a / 059 17a 236 48 / 037 146 29 58a / 02a 189 345 67",
    (11, 5): "067 124 38 59a / 04a 19 237 568 / 018 269 345 7a / 039 16a 25 478 / 02 157 3a 46 89",
    (11, 6): "019 237 48 56a / 038 146 2a 579 / 067 13a 258 49 / 0a 178 269 345 / 024 15 39 68 7a / 05 12 36 47 89a",
    (11, 7): (
        "079 168 23 45a / 04 139 258 67a / 05 17 26 348 9a / 08 14 2a 37 569 / 06 1a 247 35 89 / 012 36 49 57 8a "
        "/ 03a 15 29 46 78"
    ),
    (11, 8): (
        "04 15 2a 367 89 / 056 13 24 78 9a / 03 129 46 57 8a / 03a 17 26 49 58 / 079 1a 25 34 68 / 02 148 35 69 "
        "7a / 08 16 27 39 45a / 01 238 47 59 6a"
    ),
    (12, 1): "048 17a 26b 359",
    (12, 2): "048 179 2ab 356 / 012 34b 57a 689",
    (12, 3): "057 1ab 249 368 / 016 278 39b 45a / 04b 158 23a 679",
    (12, 4): "089 124 36b 57a / 03a 179 268 45b / 015 239 46a 78b / 047 138 2ab 569",
    (12, 5): "023 15b 47a 689 / 07b 18a 259 346 / 049 167 28b 35a / 056 124 378 9ab / 01 26a 3b 458 79",
    (12, 6): (
        "078 145 29a 36b / 024 17b 35a 689 / 0ab 126 348 579 / 03 18 25 49b 67a / 019 237 46 5b 8a / 056 1a 28b 39 47"
    ),
    (12, 7): (
        "05a 19b 234 678 / 03b 126 457 89a / 029 17a 356 48b / 018 25b 379 46a / 06 14 27 38 59 ab / 07 15 28 3a "
        "49 6b / 04 13 2a 58 69 7b"
    ),
    (12, 8): (
        "047 138 259 6ab / 03a 15b 278 469 / 089 167 23b 45a / 0b 19 24 36 58 7a / 05 14 26 39 7b 8a / 06 12 34 "
        "57 8b 9a / 01 2a 35 4b 68 79 / 02 1a 37 48 56 9b"
    ),
    (13, 1): "047 13ac 29b 568",
    (13, 2): "047 13 29c 568 ab / 08 12a 359 4bc 67",
    (13, 3): "037 14 28 59c 6ab / 02a 158 39 4bc 67 / 0b 169 235 478 ac",
    (13, 4): "026 139 457 8b ac / 04 16 23c 589 7ab / 017 29 35 48a 6bc / 05c 12a 3678 49b",
    (13, 5): "07 124 36a 58b 9c / 08c 19b 237 4a 56 / 069 1ac 28 3b 457 / 0135 26c 489 7ab / 02b 1678 34c 59a",
    (13, 6): (
        "0bc 1a 256 389 47 / 034 178 29 5b 6ac / 01 23b 45a 68 79c / 059 136 27 4c 8ab / 06 15c 248 37a 9b / 02a "
        "149 35 67b 8c"
    ),
    (13, 7): (
        "04 127 3ac 589 6b / 08 16a 24b 357 9c / 036 19 28a 47 5bc / 029 134 5a 6c 78b / 07c 1b 256 38 49a / 0ab "
        "18c 23 45 679 / 015 2c 39b 468 7a"
    ),
    (13, 8): (
        "07 1ab 268 39 45c / 0bc 137 24 569 8a / 01 27a 35b 46 89c / 09a 16c 23 48b 57 / 038 14 29 5a 6b 7c / 05 "
        "18 2b 3c 479 6a / 06 19 2c 34a 58 7b / 04 125 36 78 9b ac"
    ),
    (14, 8): (
        "06c 12 39a 458 7bd / 059 18a 2b 36d 47c / 02a 14d 37 5bc 689 / 08b 179 235 46 acd / 034 16b 29d 57a 8c / "
        "0d 13c 278 4a 56 9b / 01 2c 38 49 5d 67 ab / 07 15 24 3b 6a 8d 9c"
    ),
    (15, 8): (
        "023 178 4bc 56e 9ad / 04e 16a 289 3bd 57c / 0cd 12e 37a 458 69b / 07b 15d 24a 368 9ce / 08a 1b 26c 34 59 "
        "7de / 019 27 35 46d 8be ac / 06 14 2d 3e 5ab 79 8c / 05 13c 2b 49 67 8d ae"
    ),
    (16, 5): (
        "0abc 179 28d 345 6ef / 09f 13d 256b 4ae 78c / 07de 12a 3bf 468 59c / 016 2ce 389a 47b 5df / 023 14cf 58e "
        "67a 9bd"
    ),
    (16, 6): (
        "0ae 178d 24f 36b 59c / 058 12b 347 6acf 9de / 0df 13a 27c 45be 689 / 067 149 25a 38ef bcd / 0239 1ce 46d "
        "57f 8ab / 01 26e 35d 48c 7a 9bf"
    ),
    (16, 7): (
        "02a 13b 45c 6def 789 / 047b 1cf 23e 569 8ad / 0cd 1a 267 349 5be 8f / 08e 19d 25 37f 46 abc / 016 29 358 "
        "4af 7ce bd / 05f 17 24d 3c 68b 9ae / 09 14e 2bf 36a 57d 8c"
    ),
    (16, 8): (  # eighteen, nearly Kirkman, without two who never meet: so each sits at a table of two exactly twice
        "027 15f 3ab 46e 8d 9c / 09a 16d 2f 38 4bc 57e / 03f 149 28e 5cd 6b 7a / 08b 17c 2ad 39e 4f 56 / 0de 12 "
        "367 45a 8cf 9b / 06c 13 25b 478 9df ae / 04 1be 23c 589 6af 7d / 05 18a 269 34d 7bf ce"
    ),
    (19, 5): (
        "012 3dh 456 7cg 89ei abf / 034b 15d 29a 68c 7ef ghi / 0ai 1bc 2dfg 359 478 6eh / 05g 167a 24e 3fi 8bh "
        "9cd / 06d 13e 25ch 49f 7bi 8ag"
    ),
    (19, 6): (
        "01c 26a 37h 4ef 5bgi 89d / 07d 123 46ci 59h 8fg abe / 08ah 19i 25c 3bf 47g 6de / 024 17b 358e 6gh 9ac "
        "dfi / 03g 168 279f 45a bcd ehi / 05f 1adg 28i 369 4bh 7ce"
    ),
    (19, 7): (
        "024 17b 38i 5cfg 6ad 9eh / 08c 14d 26b 3gh 57ei 9af / 05b 169 28ah 37f 4eg cdi / 036e 18g 2fi 45a 79d "
        "bch / 01f 2ce 35d 489b 67h agi / 09i 13ac 27g 4fh 568 bde / 07a 15h 239 46c 8ef bi dg"
    ),
    (19, 8): (
        "07f 1ad 2346 5ci 8eg 9bh / 08b 137 2dhi 4ag 59e 6cf / 0eh 145 28c 39fg 6ai 7bd / 04i 1fh 2bg 3ae 5678 "
        "9cd / 012 38d 4ce 5a 6gh 79i bf / 0a 169 27e 3ch 4b 5dg 8fi / 06d 1e 25f 3bi 489 7ah cg / 035 1gi 29a "
        "4df 6be 7c 8h"
    ),
    (22, 6): (
        "0abl 14c 25g 39d 6jk 78e fhi / 01h 237 48l 5cd 6af 9bek gij / 08j 129 3cfg 47k 5el 6bi adh / 0fk 168d "
        "2jl 3ei 45b 7ac 9gh / 069 17l 24di 3hk 58f aeg bcj / 0dg 1ef 28b 346 57hj 9cl aik"
    ),
    (22, 7): (
        "04b 12hk 35e 68d 7ij 9ac fgl / 02c 1be 378 4al 5dh 69fj gik / 06g 134 29b 5jk 7cdl 8ae fhi / 08j 1cf 23g "
        "4dk 59il 6eh 7ab / 03ai 19g 25f 48c 67k bhl dej / 057 1jl 246 39d 8bfk agh cei / 09k 16i 28l 3hj 47eg "
        "5bc adf"
    ),
    (22, 8): (
        "08a 1dej 2ch 356 4fk 7bl 9gi / 0eg 147 2ij 38l 59c 6afh bdk / 06l 18f 279e 34b 5hk adi cgj / 07d 12b 3ae "
        "45jl 6gk 89h cfi / 05f 1ikl 2ag 39d 48c 6be 7hj / 0bhi 13c 28k 4dg 57a 69j efl / 019 23f 4eh 58bg 67i "
        "ajk cdl / 024 1gh 37 5ei 68d 9al bfj ck"
    ),
    (25, 7): (
        "06c 19o 2di 3fk 4ajl 58e 7gn bhm / 0bn 1dl 27ho 35j 469 8ac ekm fgi / 08l 1cg 2ak 379 4dm 5no 6bef hij / "
        "07i 16a 24c 3en 59gm 8ko bdj fhl / 0am 157 2fj 36g 4bo 8dhn 9ik cel / 01jk 268 3do 45h 7fm 9cn aeg bil / "
        "05d 12e 3cim 4fn 6lo 7ab 89j ghk"
    ),
    (25, 8): (
        "01i 245k 3ao 6em 789 bfj cln dgh / 07g 14o 29m 36n 58f acdj bkl ehi / 09fn 18d 2cg 3ek 46j 5am 7bh ilo / "
        "04c 1hj 27f 39di 5en 6al 8km bgo / 0jm 13f 2do 4ah 567 8egl 9bc ikn / 02l 1abe 37j 4dn 5gi 68c 9ko fhm / "
        "0ak 19l 28i 35h 4ef 6bd 7cmo gjn / 06ho 15c 2an 348 7dl 9ej bim fgk"
    ),
    (28, 7): (
        "07d 1cm 24l 35e 68j 9nq aghk bio fpr / 0ch 1be 2mp 36a 4jn 58g 7ir 9fk dloq / 089 1qr 23j 4fh 56np 7go "
        "ail bkm cde / 01a 26i 3kr 479c 5dj 8pq bhl efg mno / 0el 138i 27k 45a 69d bcn fmq gjr hop / 02br 1fo 3cp "
        "46g 5ik 7hn 8dm 9jl aeq / 04i 17p 2cg 3hq 59o 6lr 8kn abd em fj"
    ),
    (28, 8): (
        "013 2hr 4bj 58mp 6ao 7ck 9eq dfg iln / 06h 157 2ae 39kl 4cr 8gn bmq dij fop / 02b 1ejo 3cp 4ak 59i 67q "
        "8fh dnr glm / 0cfq 1ar 2dl 35o 4hm 6ei 7np 89b gjk / 09p 1dm 24io 36f 5cg 7er 8kq ajn bhl / 04n 16l 2gp "
        "3iq 5hk 78ad 9or bef cjm / 07m 128 3de 4fl 56j 9chn abi goq kpr / 08i 14p 279 3ah 5en 6bgr cdo fkm jlq"
    ),
    (31, 7): (
        "0fh 158 24r 3jo 6mn 7cu 9de agks bil pqt / 0gl 17ef 2jn 38c 4mu 56i 9ps art bko dhq / 01k 2ah 34bn 57p "
        "6gr 8oq 9lm cej dft isu / 0dio 1nr 2fu 3al 49q 5jk 6eh 7mt 8gp bcs / 06a 12i 3fq 4dg 5bt 7os 8jm 9hn "
        "clpr eku / 0jq 14l 2cd 37k 5ae 68tu 9go bfr hms inp / 07b 1co 25mq 36s 48e 9ir afn dpu gjt hkl"
    ),
    (31, 8): (
        "0dp 18s 29cg 3ko 4mn 5jq 6ft 7ah bei lru / 07kt 1iu 2nr 34a 5fl 6eg 8jo 9hq bcp dms / 01a 2et 35bs 4ho "
        "67c 8pu 9dj fmq gkr iln / 03m 1hjr 2oq 45g 6ik 79f 8en abd ctu lps / 0or 17l 26s 3fg 4bj 5ip 89t aemu "
        "cdh knq / 059 1nt 2mp 3de 46lq 7ju 8bk afr cio ghs / 0es 1cq 25k 3jn 4pr 6hu 7gm 8dfi 9bl aot / 0jl 1p "
        "2ai 368 49k 5hm 7bq cef dgu no rst"
    ),
    (37, 8): (
        "0qw 1ux 26c 3ht 45l 7dz 8ey 9bA ajo fgnr ipv kms / 09e 1fi 2gk 3ns 4jmA 578 6dp ahr box clw quz tvy / "
        "0asu 14v 2ew 3br 56g 7im 8cA 9fq djx hlo kyz npt / 06t 1sz 2bdi 34c 59x 7fh 8gj aep krA lqy mnv ouw / "
        "0ir 18m 2fj 3lx 4ak 5etz 6oA 7bc 9hn duy gpq svw / 0gm 1dt 29o 38z 4pr 5ny 6hwx 7kl aci bfs euA jqv / "
        "0fA 1cko 2hu 39v 4iz 5dr 6ay 7js 8bn eqx glt mpw / 0nz 1lr 28v 37py 4be 5aA 6ku 9jw cfx dmq ghs iot"
    ),
}
