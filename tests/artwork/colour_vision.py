"""How different two colours look, and to whom: CIEDE2000 (Sharma, Wu, Dalal 2005) and Machado et al. (2009)."""

from math import atan2, cos, degrees, exp, hypot, radians, sin, sqrt
from typing import Final, Literal

Vector = tuple[float, float, float]
Matrix = tuple[Vector, Vector, Vector]
Vision = Literal["normal", "protan", "deutan", "tritan"]

# How linear RGB looks to somebody who lacks one kind of cone (severity 1).
SEEN_BY: Final[dict[Vision, Matrix]] = {
    "normal": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protan": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deutan": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritan": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
_XYZ: Final[Matrix] = (
    (0.4124564, 0.3575761, 0.1804375),
    (0.2126729, 0.7151522, 0.0721750),
    (0.0193339, 0.1191920, 0.9503041),
)
_WHITE: Final[Vector] = (0.95047, 1.0, 1.08883)  # D65


def seen_difference(a: str, b: str, vision: Vision) -> float:
    """CIEDE2000 between two colours (`#rrggbb`) as people see them."""
    return ciede2000(_lab(_seen(a, vision)), _lab(_seen(b, vision)))


def contrast(a: str, b: str) -> float:
    """WCAG's contrast ratio of two colours."""
    lighter, darker = sorted((_luminance(a), _luminance(b)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


def ciede2000(one: Vector, two: Vector) -> float:
    """The difference of two colours in CIELAB."""
    (l1, a1, b1), (l2, a2, b2) = one, two
    mean_c7 = ((hypot(a1, b1) + hypot(a2, b2)) / 2) ** 7
    stretch = 1.5 - 0.5 * sqrt(mean_c7 / (mean_c7 + 25**7))
    c1, c2 = hypot(stretch * a1, b1), hypot(stretch * a2, b2)
    h1, h2 = (degrees(atan2(b, stretch * a)) % 360 for a, b in ((a1, b1), (a2, b2)))
    turn = (h2 - h1 + 180) % 360 - 180 if c1 * c2 else 0.0
    d_l, d_c, d_h = l2 - l1, c2 - c1, 2 * sqrt(c1 * c2) * sin(radians(turn / 2))
    s_l, s_c, s_h, rotation = _weights((l1 + l2) / 2, (c1 + c2) / 2, _mean_hue(h1, h2, c1 * c2))
    light, chroma, hue = d_l / s_l, d_c / s_c, d_h / s_h
    return sqrt(light**2 + chroma**2 + hue**2 + rotation * chroma * hue)


def _mean_hue(h1: float, h2: float, both_have_hue: float) -> float:
    if not both_have_hue:
        return h1 + h2
    if abs(h1 - h2) <= 180:
        return (h1 + h2) / 2
    return (h1 + h2 + (360 if h1 + h2 < 360 else -360)) / 2


def _weights(light: float, c: float, h: float) -> tuple[float, float, float, float]:
    t = (
        1
        - 0.17 * cos(radians(h - 30))
        + 0.24 * cos(radians(2 * h))
        + 0.32 * cos(radians(3 * h + 6))
        - 0.20 * cos(radians(4 * h - 63))
    )
    s_l = 1 + 0.015 * (light - 50) ** 2 / sqrt(20 + (light - 50) ** 2)
    twist = 30 * exp(-(((h - 275) / 25) ** 2))
    rotation = -2 * sqrt(c**7 / (c**7 + 25**7)) * sin(radians(2 * twist))
    return s_l, 1 + 0.045 * c, 1 + 0.015 * c * t, rotation


def _linear(colour: str) -> Vector:
    r, g, b = (int(colour[n : n + 2], 16) / 255 for n in (1, 3, 5))
    return _linear_part(r), _linear_part(g), _linear_part(b)


def _linear_part(share: float) -> float:
    return share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4


def _luminance(colour: str) -> float:
    return _times(_XYZ, _linear(colour))[1]


def _seen(colour: str, vision: Vision) -> Vector:
    r, g, b = (min(1.0, max(0.0, part)) for part in _times(SEEN_BY[vision], _linear(colour)))
    return r, g, b


def _lab(linear: Vector) -> Vector:
    x, y, z = (_lab_part(part / white) for part, white in zip(_times(_XYZ, linear), _WHITE, strict=True))
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def _lab_part(share: float) -> float:
    return share ** (1 / 3) if share > 216 / 24389 else (24389 / 27 * share + 16) / 116


def _times(matrix: Matrix, vector: Vector) -> Vector:
    x, y, z = (sum(a * b for a, b in zip(row, vector, strict=True)) for row in matrix)
    return x, y, z
