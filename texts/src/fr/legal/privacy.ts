export const privacy = {
  title: 'Politique de confidentialité',
  lead: "Vos photos sont votre visage. Voici ce que nous en faisons, et ce que nous n'en faisons pas.",
  sections: {
    controller: {
      title: 'Qui est responsable',
      paragraphs: [
        '{{legal_name}}, {{address}}, décide des traitements décrits ici. Pour toute question sur vos données : {{dpo_email}}.',
      ],
    },
    data: {
      title: 'Les données que nous traitons',
      paragraphs: [
        'Votre compte : prénom, nom et téléphone si vous les donnez, adresse e-mail, genre si vous le précisez, mot de passe sous une forme que nous ne pouvons pas relire.',
        'Vos photos, vos brouillons et les images créées.',
        'Vos commandes : package, montant, date, statut. Nous ne voyons et ne gardons jamais votre numéro de carte.',
        'Des journaux techniques : adresse réseau, date et nature des demandes, pour la sécurité du service.',
      ],
    },
    purposes: {
      title: 'Pourquoi, et sur quelle base',
      paragraphs: [
        "Créer vos transformations, tenir votre compte, encaisser et rembourser : c'est le contrat qui nous lie.",
        'Publier un avis ou une image de vous : seulement avec votre consentement, que vous pouvez retirer.',
        'Garder les factures : la loi nous y oblige.',
        'Protéger le service contre les abus : notre intérêt légitime, et le vôtre.',
      ],
    },
    faces: {
      title: 'Vos photos de visage',
      paragraphs: [
        "Un programme vérifie que chaque photo montre bien un visage, net et seul, puis repère les contours du visage et des cheveux pour dessiner la coiffure. Il n'identifie personne : aucune empreinte biométrique n'est calculée ni conservée.",
        "Les indications de lieu et d'appareil cachées dans vos fichiers sont retirées dès leur arrivée.",
        "Vos photos n'entraînent aucun modèle général et ne servent à personne d'autre que vous.",
      ],
    },
    durations: {
      title: 'Combien de temps',
      paragraphs: [
        'Photos : 30 jours après la livraison, ou plus tôt à votre demande, avec leurs vignettes.',
        'Brouillons abandonnés : 30 jours sans modification.',
        "Images créées : jusqu'à ce que vous les supprimiez ou supprimiez votre compte.",
        'Compte : 3 ans après votre dernière visite. Factures : 10 ans.',
      ],
    },
    processors: {
      title: 'Qui nous aide',
      paragraphs: [
        "Notre hébergeur : {{host_name}}, {{host_address}}. Les images sont calculées par notre propre programme, sur les serveurs de cet hébergeur : vos photos ne sont envoyées à aucun autre service d'intelligence artificielle.",
        "Le prestataire de paiement nommé au moment de payer : ses pages de carte ne sont chargées qu'à cette étape.",
        "Nous ne vendons ni ne louons aucune donnée. Si un prestataire hors de l'Union européenne devait intervenir, il serait nommé ici avec les garanties prévues par le règlement.",
      ],
    },
    rights: {
      title: 'Vos droits',
      paragraphs: [
        'Vous pouvez consulter, corriger, emporter ou effacer vos données, limiter un traitement ou vous y opposer. Écrivez à {{dpo_email}} : nous répondons en un mois au plus.',
        'Si notre réponse ne vous convient pas, vous pouvez saisir la CNIL, 3 place de Fontenoy, 75007 Paris, www.cnil.fr.',
      ],
    },
    cookies: {
      title: 'Cookies',
      paragraphs: [
        "Deux cookies strictement nécessaires : l'un vous garde connectée (14 jours sans visite, 30 jours en tout), l'autre retient votre langue. Ni mesure d'audience, ni publicité : c'est pourquoi aucun bandeau ne vous demande rien.",
      ],
    },
    minors: {
      title: 'Mineures',
      paragraphs: [
        "Le service s'adresse aux personnes de 18 ans et plus, ou de 15 ans et plus avec l'accord d'un parent.",
      ],
    },
    clients: {
      title: 'Personnes photographiées par un salon',
      paragraphs: [
        "Une professionnelle qui ajoute les photos d'une cliente doit avoir recueilli son accord écrit. La cliente dispose des mêmes droits, directement auprès de nous.",
      ],
    },
    security: {
      title: 'Sécurité',
      paragraphs: [
        "Échanges chiffrés, mots de passe hachés, fichiers accessibles à leur seule propriétaire. En cas d'incident touchant vos données, nous vous prévenons, ainsi que la CNIL.",
      ],
    },
  },
}
