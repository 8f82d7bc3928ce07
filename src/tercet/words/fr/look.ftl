# The eye at a real table. $count: how many cards. $name: a player.
look-claim = Est-ce un SET ?
look-claim-how = Montrez les trois cartes ou posez-les à part ; ou prenez toute la table en photo et touchez les trois.
look-layout = Qu’y a-t-il sur la table ?
look-layout-how = Tenez le téléphone de façon que toutes les cartes de la table soient dans l’image.
look-yours = Ceci est une proposition. Le verdict vous appartient.
look-show-others = Montrer aux autres
look-without = Appuyez encore pour donner le verdict sans ces cartes.
look-keep = Enregistrer ces cartes
look-count = Compter avec la caméra
look-add =
    { $count ->
        [one] Ajouter { $count } carte : { $name }
       *[other] Ajouter { $count } cartes : { $name }
    }
look-fill = Reporter ces comptes
