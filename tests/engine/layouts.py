"""Layouts to begin from, drawn as they lie."""

# Just one SET: the first three cards. Behind it the deck goes on with 1roh 1roe 1rsf.
ONE_SET = """
    1rof 2rof 3rof 3gof
    2psf 1rsh 2roh 2rdh
    1rdh 2gdh 2gse 1gof
"""
THE_SET = "1rof 2rof 3rof"
NO_SET_IN_IT = "1rof 2rof 3gof"  # two are red, one is green
NEXT_THREE = "1roh 1roe 1rsf"

# Just two SETs, with no card in common.
TWO_SETS = """
    1rof 2rof 3rof 3gse
    1gde 2roh 3gdh 1rdf
    1gdh 3rdf 2gde 2goe
"""
THE_OTHER_SET = "3gse 1gde 2goe"

# Twenty cards without a SET, the most there can be: so its first twelve, fifteen and eighteen have none either.
TWENTY_WITHOUT = """
    2gsh 1roh 1rdf 3poh
    3pof 3gsf 3goh 1gdf
    1gof 3rdh 2psh 3rsf

    2gdh 3pdf 3rsh
    2pdh 1rof 2gde
    2psf 1gde
"""
