export const terms = {
  title: 'Conditions générales de vente',
  lead: 'Ce que vous achetez, à quel prix, et ce que nous devons faire.',
  sections: {
    scope: {
      title: 'Objet',
      paragraphs: [
        'Ces conditions règlent les ventes de transformations de coiffure en images entre {{legal_name}} (« nous ») et toute personne qui commande sur {{brand}} (« vous »). Elles sont acceptées au moment de la commande.',
      ],
    },
    seller: {
      title: 'Qui vend',
      paragraphs: [
        '{{legal_name}}, {{legal_form}} au capital de {{capital}}, {{address}}. RCS {{rcs_city}}, SIREN {{siren}}, TVA {{vat}}.',
        'Pour nous joindre : {{phone}}, {{email}}. Nous répondons sous {{delay}}.',
      ],
    },
    account: {
      title: 'Votre compte',
      paragraphs: [
        'Une commande demande un compte, une adresse e-mail valable et un mot de passe que vous gardez pour vous. Un compte sert à une seule personne ou à un seul salon.',
      ],
    },
    service: {
      title: 'Le service et ses limites',
      paragraphs: [
        'À partir de 15 photos de vous, nous créons des images réalistes de vous avec la coiffure choisie.',
        "Ces images sont une projection. Elles n'engagent aucun salon : la matière de vos cheveux, leur implantation et leur historique décident du résultat réel. Les nuances sont indicatives.",
      ],
    },
    prices: {
      title: 'Packages, crédits et prix',
      paragraphs: [
        "Les prix sont en euros, toutes taxes comprises, et s'affichent avec le nombre d'images avant chaque commande. Le prix dû est celui affiché sur le bouton de paiement. Aucun frais ne s'y ajoute.",
        'Un crédit vaut une image. Les crédits rendus ou achetés restent utilisables 24 mois.',
      ],
    },
    free: {
      title: 'Première transformation offerte',
      paragraphs: [
        'La première transformation est offerte une fois par compte et par adresse e-mail vérifiée, sans carte bancaire et sans engagement. Elle comprend une image.',
      ],
    },
    order: {
      title: 'Commande et paiement',
      paragraphs: [
        "La commande se fait en quatre étapes : nom et photos, style, package, paiement. Elle est conclue quand vous pressez le bouton « Payer », qui porte le montant et rappelle l'obligation de paiement. Jusque-là, le bouton « Retour » permet de tout relire et de tout corriger.",
        'Le contrat est conclu en français. Nous le conservons avec la version de ces conditions que vous avez acceptée, et vous pouvez en demander copie.',
        'Le paiement se fait en une fois, par carte. Un reçu vous est envoyé.',
      ],
    },
    delivery: {
      title: 'Livraison',
      paragraphs: [
        "Les images arrivent dans votre espace, en général en quelques minutes. Une transformation qui n'est pas terminée 24 h après le paiement est remboursée sans que vous ayez à le demander. Une création échouée l'est aussi.",
        'Si nous ne pouvons pas livrer toutes les images commandées avec une qualité suffisante, les manquantes vous sont rendues en crédits.',
      ],
    },
    withdrawal: {
      title: 'Droit de rétractation',
      paragraphs: [
        "Vous disposez de 14 jours pour renoncer à votre achat, sans motif, en écrivant à {{email}} avec votre nom et la date de la commande. Nous accusons réception avec la date et l'heure, et nous vous remboursons sous 14 jours par le même moyen de paiement.",
        "Pour que la création commence tout de suite, nous vous demandons d'y consentir et de reconnaître que ce droit est perdu une fois les images livrées (article L221-28 du code de la consommation). Tant que la création n'a pas commencé, vous pouvez renoncer.",
        "Modèle de message, si vous le souhaitez : « À l'attention de {{legal_name}}, {{address}}, {{email}}. Je vous notifie que je renonce au contrat portant sur ma transformation, commandée le (date). Nom, adresse e-mail du compte, date. »",
      ],
    },
    conformity: {
      title: 'Garantie légale et reprise',
      paragraphs: [
        'Vous bénéficiez de la garantie légale de conformité des contenus numériques (articles L224-25-12 et suivants du code de la consommation) pendant deux ans à compter de la livraison. La première année, il vous suffit de montrer le défaut, sans prouver quand il est apparu.',
        'Elle vous donne droit à la mise en conformité sans frais, sans retard injustifié et sans inconvénient majeur. Si elle est refusée, tarde, échoue ou si le défaut est grave, vous pouvez garder les images contre une réduction du prix, ou mettre fin au contrat contre un remboursement intégral.',
        'Vous bénéficiez aussi de la garantie des vices cachés (articles 1641 à 1649 du code civil), pendant deux ans à compter de la découverte du défaut. Un professionnel qui fait obstacle de mauvaise foi à la garantie légale de conformité encourt une amende civile (article L242-18-1 du code de la consommation).',
        "Une image défectueuse (visage déformé, coiffure incohérente) est refaite gratuitement si vous nous l'écrivez dans les 7 jours.",
      ],
    },
    duties: {
      title: 'Vos engagements',
      paragraphs: [
        "Vous n'ajoutez que des photos de vous, ou d'une personne majeure qui vous a donné son accord écrit. Pas de photo d'autrui à son insu, pas de mineure sans l'accord de ses parents.",
      ],
    },
    licence: {
      title: 'Vos images',
      paragraphs: [
        "Vos photos restent à vous. Les images créées sont à vous aussi : vous pouvez les garder, les imprimer, les montrer et les publier. Gardez la marque qui dit qu'elles sont créées par IA. Nous ne les publions pas sans votre accord écrit.",
      ],
    },
    professionals: {
      title: 'Comptes professionnels',
      paragraphs: [
        "Un salon vérifié dispose d'un test gratuit de 5 images, une fois. Il peut présenter des images à ses clientes avec leur accord écrit, et en répond.",
      ],
    },
    suspension: {
      title: 'Suspension et responsabilité',
      paragraphs: [
        "Nous pouvons suspendre un compte utilisé contre ces conditions, après vous l'avoir écrit, sauf urgence. Les sommes payées pour des images non livrées sont rendues.",
        "Nous répondons de l'exécution de nos obligations ; nous ne répondons ni d'un cas de force majeure, ni d'un résultat obtenu en salon.",
      ],
    },
    mediation: {
      title: 'Médiation et droit applicable',
      paragraphs: [
        "Écrivez-nous d'abord à {{email}}. Sans accord, vous pouvez saisir gratuitement le médiateur de la consommation : {{mediator_name}}, {{mediator_address}}, {{mediator_url}}. Le droit français s'applique, sans vous priver des protections de votre pays de résidence.",
      ],
    },
  },
}
