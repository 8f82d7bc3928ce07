# Clauses of the rulebook that no slot of a rule set quotes, each as a player would say it.

clause-c-3 = Two of a kind and an odd one out spoil it. When you are wrong, Tercet shows you in which feature.
clause-c-5 = Shapes and colours go by the words of your edition and your language.
clause-c-6 = Your cards need not lie side by side: any places on the table will do.
clause-a-9 = Twelve cards without a SET are rare, fifteen rarer still; how rare depends on how far the game has come.
clause-p-3 = Not enough? Let everyone deal once and add it all up.
clause-p-6 = Not sure yet? Examples show, feature by feature, why three cards fit or why they do not.
clause-r-11 = Equal points share a place: nobody wins by name, or by having come first.
