export const terms = {
  title: 'Conditions générales de vente',
  lead: 'Ce que vous achetez, à quel prix, et ce que nous vous devons.',
  sections: {
    scope: {
      title: 'Objet',
      paragraphs: [
        'Ces conditions règlent les ventes de transformations de coiffure en images, de crédits et de formations en ligne entre {{legal_name}} (« nous ») et toute personne qui commande sur {{brand}} (« vous »). Elles sont acceptées au moment de la commande.',
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
        'À partir de photos de vous, 15 pour toute commande payante, nous créons des images réalistes de vous avec la coiffure choisie.',
        '{{servicesTerm}}',
        "Ces images sont une projection. Elles n'engagent aucun salon : la matière de vos cheveux, leur implantation et leur historique déterminent le résultat réel. Les nuances sont indicatives.",
        "Les formations sont des contenus numériques pour les professionnelles de la coiffure : des leçons à lire, des exercices, des quiz qui expliquent leurs réponses et une attestation dont chacun peut vérifier le numéro. L'attestation d'une formation payante ne vaut ni diplôme ni certification professionnelle.",
      ],
    },
    prices: {
      title: 'Packages, crédits, formations et prix',
      paragraphs: [
        "Les prix sont en euros, toutes taxes comprises, et s'affichent avant chaque commande avec ce qu'elle comprend : un nombre d'images, de crédits, ou une formation. Le prix dû est celui affiché sur le bouton de paiement. Aucun frais ne s'y ajoute. Le reçu dit la TVA comprise dans le prix, ou pourquoi il n'y en a pas.",
        "Un crédit vaut une image de plus d'une transformation terminée, tant que ses photos sources sont gardées. Le coût en crédits s'affiche avant chaque usage. Les crédits sont liés à votre compte et ne s'échangent pas contre de l'argent, sauf rétractation ou remboursement.",
      ],
    },
    free: {
      title: 'Première transformation offerte',
      paragraphs: [
        'La première transformation est offerte une fois par compte et par adresse e-mail vérifiée, sans carte bancaire et sans engagement. Elle comprend une image, créée à partir des photos que vous ajoutez : une seule suffit, si elle convient.',
      ],
    },
    order: {
      title: 'Commande et paiement',
      paragraphs: [
        "La commande se fait en quatre étapes : nom et photos, style, package, paiement. Elle est conclue quand vous pressez le bouton « Payer », qui porte le montant et rappelle l'obligation de paiement. Jusque-là, le bouton « Retour » permet de tout relire et de tout corriger.",
        'Les crédits se commandent par packs, depuis votre espace, avec le même bouton.',
        "Une formation se commande depuis sa page, dans votre espace, avec le même bouton. Si son prix change avant que vous ne l'ayez payée, rien n'est débité et le nouveau prix vous est montré.",
        'Le contrat est conclu en français. Nous le conservons avec la version de ces conditions que vous avez acceptée, et vous pouvez en demander copie.',
        'Le paiement se fait en une fois, par carte ({{payment_provider}}). Nous ne voyons pas votre numéro de carte. Un reçu numéroté vous est envoyé par e-mail, avec la confirmation du contrat ; il reste dans « Mes Achats ».',
      ],
    },
    delivery: {
      title: 'Livraison',
      paragraphs: [
        "Les images arrivent dans votre espace, en général {{usualWait}}. Une transformation qui n'est pas terminée 24 h après le paiement est remboursée sans que vous ayez à le demander. Une création échouée l'est aussi.",
        "Les crédits achetés s'ajoutent à votre solde dès que le paiement est confirmé.",
        "Une formation s'ouvre dès que le paiement est confirmé, et reste ouverte tant que dure votre compte.",
        'Si nous ne pouvons pas livrer toutes les images commandées avec une qualité suffisante, les manquantes vous sont rendues en crédits.',
      ],
    },
    withdrawal: {
      title: 'Droit de rétractation',
      paragraphs: [
        "Vous disposez de 14 jours après le paiement pour renoncer à un achat, sans motif et sans frais. Ce délai court jusqu'à la fin du quatorzième jour ; s'il tombe un samedi, un dimanche ou un jour férié, jusqu'à la fin du premier jour ouvrable qui suit.",
        "Pour renoncer, suivez « Renoncer au contrat ici » : le lien est au bas de chaque page et sur chaque achat tant que c'est possible, et mène à {{withdrawalUrl}}. Vous y indiquez votre nom, le contrat et votre adresse e-mail, puis pressez « Confirmer la rétractation ». Nous en accusons réception aussitôt par e-mail, avec le contenu de votre déclaration, sa date et son heure. Un message à {{email}} ou une lettre à notre adresse suffit aussi.",
        "Nous vous remboursons au plus tard 14 jours après l'avoir su, par le même moyen de paiement, sans frais pour vous.",
        "Transformations : pour que la création commence tout de suite, vous nous le demandez expressément et reconnaissez que ce droit est perdu une fois les images livrées (article L221-28 du code de la consommation). Tant qu'elles ne le sont pas toutes, vous pouvez renoncer : la création s'arrête, les images déjà faites restent à vous, leur part du prix reste due (article L221-25) et le reste vous est rendu. Avant la première image, tout vous est rendu. Sans ces deux accords enregistrés, vous ne devez rien.",
        "Crédits : ils sont utilisables tout de suite, à votre demande. Ceux que vous n'avez pas utilisés vous sont remboursés à proportion du prix du pack ; ceux que vous avez dépensés ne le sont pas.",
        "Formations : elles s'ouvrent tout de suite, à votre demande expresse, et vous reconnaissez que ce droit est perdu dès que vous ouvrez une leçon ou un quiz (article L221-28). Jusque-là, vous pouvez renoncer : tout vous est rendu. Une formation entièrement remboursée se ferme ; une attestation que vous y aviez obtenue reste valable.",
        "Modèle de message, si vous le souhaitez : « À l'attention de {{legal_name}}, {{address}}, {{email}}. Je vous notifie par la présente ma rétractation du contrat portant sur (ma transformation, mes crédits ou ma formation), commandé le (date), reçu n° (numéro). Nom, adresse, adresse e-mail du compte, date. Signature, seulement si ce message est envoyé sur papier. »",
      ],
    },
    conformity: {
      title: 'Garantie légale et image refaite',
      paragraphs: [
        'Vous bénéficiez de la garantie légale de conformité des contenus numériques (articles L224-25-12 et suivants du code de la consommation) pendant deux ans à compter de la livraison. La première année, il vous suffit de montrer le défaut, sans prouver quand il est apparu.',
        'Elle vous donne droit à la mise en conformité sans frais, sans retard injustifié et sans inconvénient majeur. Si elle est refusée, tarde, échoue ou si le défaut est grave, vous pouvez garder les images contre une réduction du prix, ou mettre fin au contrat contre un remboursement intégral.',
        "Vous bénéficiez aussi de la garantie des vices cachés (articles 1641 à 1649 du code civil), pendant deux ans à compter de la découverte du défaut. Un professionnel qui fait obstacle de mauvaise foi à la garantie légale de conformité encourt une amende civile d'un montant maximal de 300 000 euros, qui peut être porté jusqu'à 10 % de son chiffre d'affaires moyen annuel (article L242-18-1 du code de la consommation).",
        "Une image défectueuse (visage déformé, coiffure incohérente) est refaite gratuitement dans les 7 jours qui suivent la livraison, trois fois au plus par transformation : demandez-le depuis l'image, ou écrivez-nous. Cette garantie s'ajoute à vos droits, elle ne les remplace pas.",
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
        "Un compte professionnel se demande depuis « Mon profil beauté », avec le nom du salon et son SIRET. Nous l'ouvrons après vérification, et nous vous prévenons par e-mail.",
        "Un salon vérifié dispose d'un test gratuit de 5 images, une fois. Il peut montrer des images à ses clientes avec leur accord écrit, et il en est responsable.",
      ],
    },
    suspension: {
      title: 'Suspension et responsabilité',
      paragraphs: [
        'Nous pouvons suspendre un compte utilisé contre ces conditions, après vous avoir prévenue par écrit, sauf urgence. Les sommes payées pour des images non livrées sont rendues.',
        "Nous répondons de l'exécution de nos obligations ; nous ne répondons ni d'un cas de force majeure, ni d'un résultat obtenu en salon.",
      ],
    },
    mediation: {
      title: 'Médiation et droit applicable',
      paragraphs: [
        "Écrivez-nous d'abord à {{email}}. Sans accord, vous pouvez saisir gratuitement le médiateur de la consommation dont nous relevons : {{mediator_name}}, {{mediator_address}}, {{mediator_url}}. Le droit français s'applique, sans vous priver des protections de votre pays de résidence.",
      ],
    },
  },
}
