import { serviceSections } from './makers.ts'

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
        "Vos photos, vos brouillons et les images créées, et ce que vous avez déclaré avant la première photo : qu'elle est à vous, ou envoyée avec l'accord de la personne.",
        'La photo que vous essayez sans compte, le temps de cet essai.',
        'Vos commandes et paiements : package, crédits ou formation, montant, date, statut, vos accords et leur heure, reçus, remboursements, crédits gagnés et dépensés. Nous ne voyons et ne gardons jamais votre numéro de carte.',
        "Votre rétractation : le nom, le contrat et l'adresse que vous y écrivez, avec sa date et son heure.",
        'Pour un compte professionnel : le nom du salon et son SIRET.',
        'Les messages que nous vous écrivons, et ceux que vous nous écrivez.',
        "Quand vous téléchargez les images d'une commande : quel fichier, et quand, la première et la dernière fois. Ni d'où, ni avec quel appareil.",
        'Vos réponses à la question posée après une transformation, et vos avis.',
        "Vos formations : à quoi vous êtes inscrite, ce que vous avez lu et où vous en êtes, vos réponses, le nom inscrit sur votre attestation. Qui vérifie le numéro d'une attestation n'y lit votre nom que si vous l'avez voulu.",
        'Des journaux techniques : adresse réseau, date et nature des demandes, pour la sécurité du service.',
        "Toutes ces données viennent de vous. L'adresse e-mail, le prénom, le mot de passe et les photos sont nécessaires au service ; le reste est facultatif.",
      ],
    },
    purposes: {
      title: 'Pourquoi, et sur quelle base',
      paragraphs: [
        "Créer vos transformations, tenir votre compte, encaisser et rembourser : c'est le contrat qui nous lie (article 6.1.b du règlement général sur la protection des données).",
        'Publier un avis ou une image de vous : seulement avec votre consentement, que vous pouvez retirer à tout moment (article 6.1.a).',
        '{{photosBasis}}',
        'Garder les reçus, les factures, les preuves de vos accords et de vos rétractations : la loi nous y oblige (article 6.1.c).',
        'Montrer à une banque qui conteste un paiement que les images ont été téléchargées : notre intérêt légitime, tant que le compte existe (article 6.1.f).',
        'Protéger le service contre les abus : notre intérêt légitime, et le vôtre (article 6.1.f).',
      ],
    },
    faces: {
      title: 'Vos photos de visage',
      paragraphs: [
        "Un programme vérifie que chaque photo montre bien un visage, net et seul, puis repère les contours du visage et des cheveux pour dessiner la coiffure. Il n'identifie personne : aucune empreinte biométrique n'est calculée ni conservée.",
        "Les indications de lieu et d'appareil cachées dans vos fichiers sont retirées dès leur arrivée.",
        "Personne de la maison n'ouvre vos images au bureau sans écrire pourquoi : vous lisez dans votre profil quand, et la raison.",
        "Vos photos n'entraînent aucun modèle général et ne servent à personne d'autre que vous.",
        "Aucune décision qui vous concerne n'est prise par la seule machine : une photo refusée peut toujours être remplacée.",
      ],
    },
    durations: {
      title: 'Combien de temps',
      paragraphs: [
        'Photos : 30 jours après la livraison, ou plus tôt à votre demande, avec leurs vignettes.',
        '{{keptByServices}}',
        "Photo essayée sans compte : elle n'est jamais enregistrée. Elle reste en mémoire le temps de l'essai et en est effacée dès que vous quittez la page, au plus tard au bout de 10 minutes. Si vous vous inscrivez ou vous connectez depuis cette page, votre navigateur la garde, 10 minutes au plus, pour la remettre à votre brouillon : elle devient alors une photo comme les autres.",
        'Brouillons abandonnés : 30 jours sans modification.',
        "Sauvegardes : 30 jours, chiffrées ; un compte supprimé l'est de nouveau si l'une d'elles doit servir.",
        'Messages que nous vous écrivons : leur texte est effacé dès leur envoi, leur trace (adresse, objet, date) après 30 jours. Codes de confirmation, gardés sous une forme illisible : un jour. Adresses e-mail essayées pour se connecter ou changer de mot de passe : un jour.',
        "Messages que vous nous écrivez : un an ; avec un compte, jusqu'à sa suppression si elle vient avant. Réponses et avis : jusqu'à ce que vous les retiriez, ou supprimiez la transformation ou votre compte.",
        "Dates de téléchargement des images d'une commande : jusqu'à la suppression de votre compte.",
        "Images créées : jusqu'à ce que vous les supprimiez ou supprimiez votre compte.",
        "Formations, réponses et attestations : jusqu'à la suppression de votre compte ; le numéro d'une attestation ne se vérifie plus ensuite.",
        "Compte : 3 ans après votre dernière visite ; nous vous prévenons un mois avant de le supprimer. Reçus et factures : 10 ans ; votre nom et votre adresse en sont retirés quand vous supprimez votre compte, sauf ceux d'un salon, que la loi nous fait garder.",
        'Déclaration de rétractation qui ne correspond à aucune commande : 5 ans. Une autre reste avec les reçus, sans votre nom, votre adresse ni vos mots une fois votre compte supprimé.',
        "Après la suppression d'un compte qui a reçu sa transformation offerte : une empreinte de son adresse, dont on ne peut pas relire l'adresse, 3 ans, pour que l'offre ne serve qu'une fois.",
      ],
    },
    sharing: {
      title: 'Quand vous partagez une image par un lien',
      paragraphs: [
        "Rien n'est montré à personne tant que vous ne créez pas de lien. Toute personne qui a le lien voit alors cette image, en petit, avec son style et sa nuance ; votre photo d'avant seulement si vous l'avez demandé ; jamais votre nom. La page est tenue à l'écart des moteurs de recherche, et ne demande rien à un autre site.",
        "Le lien reste ouvert 1, 7 ou 30 jours, à votre choix. Vous arrêtez le partage quand vous voulez, sur la page de la transformation ; il s'arrête aussi quand vous supprimez l'image ou votre compte. Du lien nous ne gardons qu'une empreinte, effacée avec lui. Ce que quelqu'un a enregistré pendant que le lien était ouvert, nous ne pouvons pas le reprendre.",
      ],
    },
    processors: {
      title: 'Qui nous aide',
      paragraphs: [
        'Hébergement : {{host_name}}, {{host_address}}.',
        '{{imagesMade}}',
        "Paiement : {{payment_provider}}. Ses pages de carte ne sont chargées qu'au moment de payer.",
        'E-mail : {{email_provider}}.',
        "Chacun agit sur nos instructions écrites, dans un contrat conforme à l'article 28 du règlement. Nous ne vendons ni ne louons aucune donnée.",
      ],
    },
    stripe: {
      title: 'Le paiement par Stripe',
      paragraphs: [
        'Quand vous arrivez au paiement, et pas avant, votre navigateur charge le formulaire de carte de Stripe (Stripe Payments Europe, Limited, Irlande). Stripe reçoit votre numéro de carte, le montant, la référence de la commande, votre adresse réseau et ce que votre navigateur dit de lui-même, pour encaisser et pour reconnaître les fraudes.',
        "Pour reconnaître les fraudes, Stripe décide lui-même et répond de ce qu'il fait ; il pose à cette fin deux cookies sur la page de paiement (__stripe_mid, un an, et __stripe_sid, trente minutes). Il peut transmettre des données aux États-Unis, sous le cadre de protection des données entre l'Union européenne et les États-Unis. Sa politique : https://stripe.com/fr/privacy.",
      ],
    },
    ...serviceSections,
    transfers: {
      title: "Hors de l'Union européenne",
      paragraphs: [
        '{{whereabouts}}',
        "Si un prestataire de paiement ou d'e-mail traite des données hors de l'Union européenne, il le fait sous une décision d'adéquation ou des clauses contractuelles types de la Commission européenne, dont nous vous remettons copie sur demande.",
      ],
    },
    rights: {
      title: 'Vos droits',
      paragraphs: [
        "Vous pouvez consulter, corriger, emporter ou effacer vos données, en limiter le traitement ou vous y opposer, retirer un consentement, et dire ce qu'elles deviendront après votre mort. Écrivez à {{dpo_email}} : nous répondons en un mois au plus.",
        'Si notre réponse ne vous convient pas, vous pouvez saisir la CNIL, 3 place de Fontenoy, TSA 80715, 75334 Paris CEDEX 07, https://www.cnil.fr.',
      ],
    },
    cookies: {
      title: 'Cookies',
      paragraphs: [
        "Cinq cookies strictement nécessaires : l'un vous garde connectée (14 jours sans visite, 30 jours en tout), l'autre reconnaît l'appareil où vous vous êtes déjà connectée, pour que les mots de passe essayés par d'autres ne vous fassent pas attendre (un an), le troisième retient votre langue (un an), le quatrième, une heure au plus, vous mène du lien reçu au choix d'un nouveau mot de passe, et le dernier, dix minutes au plus, attend le code de votre application si vous avez activé la validation en deux étapes. Votre navigateur garde aussi pour lui, sans nous l'envoyer, la langue choisie et, jusqu'à ce que vous fermiez l'onglet, ce qu'une page doit dire à la suivante : un mot d'accueil avec votre prénom, un paiement en cours, les mots que vous écriviez quand vous avez changé de langue ; et, dix minutes au plus, la photo essayée que vous emmenez dans votre espace.",
        "Ni mesure d'audience, ni publicité : c'est pourquoi aucun bandeau ne vous demande rien.",
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
        "Échanges chiffrés, mots de passe hachés, fichiers accessibles à leur seule propriétaire, et aux personnes à qui elle donne un lien. En cas d'incident présentant un risque pour vous, nous vous prévenons, ainsi que la CNIL.",
      ],
    },
  },
}
