/** E-mails. Text and HTML are made from the same parts. */
export const mails = {
  signature: 'Maison {{brand}}',
  help: 'Une question ? Répondez à ce message ou écrivez à {{supportEmail}}.',
  code: "Ou entrez ce code là où nous vous le demandons. Il est valable 1 heure et ne sert qu'une fois ; un nouveau message le remplace.",
  welcome: {
    subject: 'Bienvenue chez {{brand}}, {{firstName}}',
    preheader: 'Votre espace est prêt',
    body: "Votre compte est créé. Confirmez votre adresse e-mail : c'est là que nous vous prévenons quand vos images sont prêtes. Ce lien est valable 24 h.",
    body_free:
      'Votre compte est créé. Confirmez votre adresse pour recevoir votre première transformation. Ce lien est valable 24 h.',
    button: 'Confirmer mon adresse',
  },
  new_address: {
    subject: 'Confirmez votre nouvelle adresse',
    preheader: 'Un lien pour changer votre adresse e-mail',
    body: "Vous avez demandé à utiliser cette adresse pour votre compte. Confirmez-la : elle remplacera alors l'ancienne, pour vous connecter et pour recevoir nos messages. Ce lien est valable 24 h. Ce n'était pas vous ? Ignorez ce message, rien ne change.",
    button: 'Confirmer ma nouvelle adresse',
  },
  address_notice: {
    subject: "Demande de changement d'adresse",
    preheader: 'Rien ne change avant confirmation',
    body: "{{firstName}}, quelqu'un vient de demander à changer l'adresse e-mail de votre compte. Rien ne change tant que cette nouvelle adresse n'est pas confirmée. C'était vous ? Vous n'avez rien à faire ici. Ce n'était pas vous ? Choisissez un nouveau mot de passe : la demande sera annulée et tous vos appareils seront déconnectés.",
    button: 'Choisir un nouveau mot de passe',
  },
  address_changed: {
    subject: 'Votre adresse a été changée',
    preheader: 'Votre compte a une nouvelle adresse',
    body: "{{firstName}}, la nouvelle adresse de votre compte est confirmée. Celle où vous lisez ce message ne sert plus à vous connecter et ne recevra plus nos messages. Ce n'était pas vous ? Répondez tout de suite à ce message.",
    button: 'Ouvrir mon espace',
  },
  password_link: {
    subject: 'Choisir un nouveau mot de passe',
    preheader: 'Un lien valable 1 heure',
    body: "Vous avez demandé un nouveau mot de passe. Ce lien est valable 1 heure et ne sert qu'une fois. Ce n'était pas vous ? Ignorez ce message, rien ne change.",
    button: 'Choisir un mot de passe',
  },
  password_changed: {
    subject: 'Votre mot de passe a été changé',
    preheader: 'Vos autres appareils sont déconnectés',
    body: "{{firstName}}, le mot de passe de votre compte vient d'être changé, et vos autres appareils ont été déconnectés. Ce n'était pas vous ? Choisissez un nouveau mot de passe tout de suite, puis écrivez-nous.",
    button: 'Choisir un nouveau mot de passe',
  },
  passkey_added: {
    subject: "Une clé d'accès a été ajoutée à votre compte",
    preheader: 'Elle permet de se connecter sans mot de passe',
    body: "{{firstName}}, une clé d'accès vient d'être ajoutée à votre compte : elle permet de s'y connecter sans mot de passe. Ce n'était pas vous ? Choisissez un nouveau mot de passe, retirez cette clé dans votre profil, puis écrivez-nous.",
    button: 'Choisir un nouveau mot de passe',
  },
  passkey_removed: {
    subject: "Une clé d'accès a été retirée de votre compte",
    preheader: 'Elle ne permet plus de se connecter',
    body: "{{firstName}}, une clé d'accès vient d'être retirée de votre compte, et les autres appareils connectés par une clé d'accès ont été déconnectés. Ce n'était pas vous ? Choisissez un nouveau mot de passe tout de suite, puis écrivez-nous.",
    button: 'Choisir un nouveau mot de passe',
  },
  second_factor_on: {
    subject: 'La validation en deux étapes est activée',
    preheader: 'Un code sera demandé après votre mot de passe',
    body: "{{firstName}}, la validation en deux étapes vient d'être activée : après votre mot de passe, nous demandons un code de votre application. Gardez vos codes de secours en lieu sûr. Ce n'était pas vous ? Choisissez un nouveau mot de passe tout de suite, puis écrivez-nous.",
    button: 'Choisir un nouveau mot de passe',
  },
  second_factor_off: {
    subject: 'La validation en deux étapes est désactivée',
    preheader: 'Votre mot de passe suffit de nouveau',
    body: "{{firstName}}, la validation en deux étapes de votre compte vient d'être désactivée : votre mot de passe suffit de nouveau pour vous connecter. Ni vous, ni nous à votre demande ? Choisissez un nouveau mot de passe tout de suite, puis écrivez-nous.",
    button: 'Choisir un nouveau mot de passe',
  },
  recovery_code_used: {
    subject: 'Un code de secours vient de servir',
    preheader: 'Il ne pourra plus servir',
    body: "{{firstName}}, quelqu'un vient de se connecter à votre compte avec l'un de vos codes de secours. Ce n'était pas vous ? Choisissez un nouveau mot de passe tout de suite, puis écrivez-nous.",
    button: 'Choisir un nouveau mot de passe',
  },
  ready: {
    subject: 'Votre transformation « {{name}} » est prête',
    preheader_one: '{{count}} image à découvrir',
    preheader_other: '{{count}} images à découvrir',
    preheader_many: '{{count}} images à découvrir',
    body: 'Votre transformation est terminée. Vos photos sources seront effacées le {{date}}.',
    button: 'Voir mes images',
  },
  ready_short: {
    subject: 'Votre transformation « {{name}} » est prête',
    preheader_one: '{{count}} image à découvrir',
    preheader_other: '{{count}} images à découvrir',
    preheader_many: '{{count}} images à découvrir',
    body: "Votre transformation est terminée. Nous n'avons gardé que les images réussies : {{count}} sur celles que vous aviez commandées. Crédits rendus pour les autres : {{credits}}, sans démarche de votre part. Vos photos sources seront effacées le {{date}}.",
    body_lost:
      'Votre transformation est terminée, avec les images qui ont pu être créées : {{count}}. {{why}} Crédits rendus pour les autres : {{credits}}, sans démarche de votre part. Vos photos sources seront effacées le {{date}}.',
    button: 'Voir mes images',
  },
  photos_forgotten: {
    subject: 'Vos photos de « {{name}} » sont effacées',
    preheader: 'Vos images restent dans votre espace',
    body: 'Comme prévu, 30 jours après la livraison, vos photos sources sont effacées, avec leurs vignettes. Vos images restent dans votre espace. Pour une nouvelle transformation, ajoutez de nouvelles photos.',
    button: 'Voir mes images',
  },
  failed_refunded: {
    subject: "Nous n'avons pas pu créer « {{name}} »",
    preheader: 'Votre paiement vous est rendu',
    body_late:
      "Vos images n'étaient pas prêtes dans les 24 heures promises. {{amount}} vous ont déjà été rendus sur votre carte, sans démarche de votre part. Comptez 5 à 10 jours selon votre banque.",
    body_lost:
      '{{why}} {{amount}} vous ont déjà été rendus sur votre carte, sans démarche de votre part. Comptez 5 à 10 jours selon votre banque.',
    body: "Aucune image n'a pu être créée. {{amount}} vous ont déjà été rendus sur votre carte, sans démarche de votre part. Comptez 5 à 10 jours selon votre banque.",
    button: 'Réessayer',
  },
  failed_free: {
    subject: "Nous n'avons pas pu créer « {{name}} »",
    preheader: 'Votre offre reste disponible',
    body_lost: "{{why}} Votre offre n'a pas été utilisée : vous pouvez réessayer quand vous voulez.",
    body: "Aucune image n'a pu être créée. Votre offre n'a pas été utilisée : vous pouvez réessayer quand vous voulez.",
    button: 'Réessayer',
  },
  receipt: {
    subject: 'Votre reçu {{number}} : {{amount}}',
    preheader_one: 'Package {{name}}, {{count}} image',
    preheader_other: 'Package {{name}}, {{count}} images',
    preheader_many: 'Package {{name}}, {{count}} images',
    preheader_course: 'Formation : {{name}}',
    preheader_credits_one: '{{count}} crédit de plus',
    preheader_credits_other: '{{count}} crédits de plus',
    preheader_credits_many: '{{count}} crédits de plus',
    body_one:
      'Merci. Package {{name}}, {{count}} image, {{amount}} TTC, {{vatWords}}. Facture en pièce jointe.',
    body_other:
      'Merci. Package {{name}}, {{count}} images, {{amount}} TTC, {{vatWords}}. Facture en pièce jointe.',
    body_many:
      'Merci. Package {{name}}, {{count}} images, {{amount}} TTC, {{vatWords}}. Facture en pièce jointe.',
    body_course:
      'Merci. Formation « {{name}} », {{amount}} TTC, {{vatWords}}. Elle est ouverte dans votre espace. Facture en pièce jointe.',
    body_credits_one:
      'Merci. {{count}} crédit, {{amount}} TTC, {{vatWords}}. Votre nouveau solde de crédits : {{balance}}. Facture en pièce jointe.',
    body_credits_other:
      'Merci. {{count}} crédits, {{amount}} TTC, {{vatWords}}. Votre nouveau solde de crédits : {{balance}}. Facture en pièce jointe.',
    body_credits_many:
      'Merci. {{count}} crédits, {{amount}} TTC, {{vatWords}}. Votre nouveau solde de crédits : {{balance}}. Facture en pièce jointe.',
    button: 'Voir ma commande',
  },
  refunded: {
    subject: 'Remboursement de {{amount}}',
    preheader: 'Sur la carte utilisée pour payer',
    body_no_consent:
      "Nous avons reçu votre paiement {{contract}} sans tous vos accords : rien n'a été commencé. {{amount}} vous sont rendus aussitôt sur la carte utilisée pour payer, sans démarche de votre part. Comptez 5 à 10 jours selon votre banque.",
    body_nothing_to_make:
      'Nous avons reçu votre paiement {{contract}}, mais la commande ne pouvait plus commencer : elle a été remplacée, annulée ou changée entre-temps. {{amount}} vous sont rendus aussitôt sur la carte utilisée pour payer, sans démarche de votre part. Comptez 5 à 10 jours selon votre banque.',
    body: '{{amount}} de votre achat {{contract}} vous sont rendus sur la carte utilisée pour payer, sans démarche de votre part. Comptez 5 à 10 jours selon votre banque.',
    button: 'Voir mon achat',
  },
  refund_failed: {
    subject: 'Remboursement revenu de la banque : {{contract}}',
    preheader: '{{amount}} restent dus',
    body: "Le remboursement de {{amount}} de l'achat {{contract}} est revenu : la banque n'a pas pu le recevoir. L'argent reste dû. Voyez la commande failed-refunds, écrivez à la cliente et remboursez-la autrement, puis notez-le avec refund-paid-otherwise.",
    button: 'Lire ce que disent nos conditions',
  },
  dispute_opened: {
    subject: 'Paiement contesté : {{contract}}',
    preheader: '{{amount}} sont en jeu',
    body: "Une banque conteste le paiement de l'achat {{contract}} : {{amount}}. Son dossier est prêt. Répondez chez le prestataire de paiement avant le délai qu'il indique ; d'ici là, rien de cet achat n'est remboursé.",
    button: 'Ouvrir le dossier',
  },
  withdrawal_acknowledged: {
    subject: 'Accusé de réception de votre rétractation',
    preheader: 'Reçue le {{moment}}',
    body: 'Nous avons reçu votre déclaration de rétractation le {{moment}} (heure de Paris).\n\nNom : {{name}}. Contrat : {{contract}}. Adresse e-mail : {{recipient}}.\n\nNous regardons ce qui peut encore être rendu et vous répondons à cette adresse. Gardez ce message : il prouve la date de votre rétractation.',
    body_refunded:
      'Nous avons reçu votre rétractation le {{moment}} (heure de Paris).\n\nNom : {{name}}. Contrat : {{contract}}. Adresse e-mail : {{recipient}}.\n\nLe contrat a pris fin. {{amount}} vous sont rendus sur la carte utilisée pour payer, sans démarche de votre part : comptez 5 à 10 jours selon votre banque. Gardez ce message : il prouve la date de votre rétractation.',
    body_kept:
      'Nous avons reçu votre rétractation le {{moment}} (heure de Paris).\n\nNom : {{name}}. Contrat : {{contract}}. Adresse e-mail : {{recipient}}.\n\nLa création est arrêtée. Les images déjà faites restent à vous, et leur part du prix reste due, comme vous y aviez consenti. Le reste, {{amount}}, vous est rendu sur la carte utilisée pour payer, sans démarche de votre part : comptez 5 à 10 jours selon votre banque. Gardez ce message : il prouve la date de votre rétractation.',
    body_credits:
      'Nous avons reçu votre rétractation le {{moment}} (heure de Paris).\n\nNom : {{name}}. Contrat : {{contract}}. Adresse e-mail : {{recipient}}.\n\nLe contrat a pris fin. Crédits non utilisés retirés de votre solde : {{credits}}. {{amount}} vous sont rendus sur la carte utilisée pour payer, sans démarche de votre part : comptez 5 à 10 jours selon votre banque. Gardez ce message : il prouve la date de votre rétractation.',
    button: 'Ouvrir mon espace',
  },
  withdrawal_to_check: {
    subject: 'Rétractation à examiner : {{contract}}',
    preheader: 'Elle ne correspond à aucun contrat ouvert',
    body: "La rétractation du contrat {{contract}} a été déclarée le {{moment}} (heure de Paris). Rien n'a été exécuté : aucune commande ouverte n'y correspond. Voyez la commande withdrawals, puis répondez à cette personne.",
    button: 'Lire ce que disent nos conditions',
  },
  enquiry: {
    subject: 'Message nº {{number}} du formulaire de contact',
    preheader: 'Répondez à cet e-mail : votre réponse lui parvient',
    body: 'Répondez à cet e-mail : votre réponse parvient à la personne qui écrit. Puis rayez le message de la liste avec la commande enquiry-answered {{number}}.',
    button: 'Répondre',
  },
  enquiry_received: {
    subject: 'Votre message nº {{number}} est bien arrivé',
    preheader: 'Réponse sous {{supportDelay}}',
    body: '{{firstName}}, nous avons bien reçu votre message. Une personne de notre équipe vous répond à cette adresse sous {{supportDelay}}.',
    button: 'Ouvrir mon espace',
  },
  pro_requested: {
    subject: 'Demande de compte professionnel : {{salonName}}',
    preheader: 'SIRET {{siret}}',
    body: '{{salonName}}, SIRET {{siret}}, demande un compte professionnel. Vérifiez le salon, puis décidez avec les commandes pro-requests, accept-pro et refuse-pro.',
    button: 'Vérifier ce SIRET',
  },
  pro_accepted: {
    subject: 'Votre compte professionnel est ouvert',
    preheader: 'Votre test de 5 images vous attend',
    body: '{{firstName}}, votre demande pour {{salonName}} est acceptée. Votre test gratuit de 5 images vous attend. Vous pouvez montrer vos images à vos clientes, avec leur accord écrit.',
    button: 'Ouvrir mon espace',
  },
  pro_refused: {
    subject: 'Votre demande de compte professionnel',
    preheader: "Elle n'a pas pu être acceptée",
    body: "{{firstName}}, nous n'avons pas pu vérifier que {{salonName}} est un salon en activité sous ce SIRET. Votre compte reste tel qu'il est. Vous pouvez corriger votre demande et la renvoyer depuis « Mon profil beauté », ou répondre à ce message.",
    button: 'Ouvrir mon espace',
  },
  more_ready: {
    subject: 'De nouvelles images pour « {{name}} »',
    preheader_one: '{{count}} nouvelle image à découvrir',
    preheader_other: '{{count}} nouvelles images à découvrir',
    preheader_many: '{{count}} nouvelles images à découvrir',
    body_one: 'Votre nouvelle image est prête. Elle a rejoint les autres dans votre espace.',
    body_other: 'Vos {{count}} nouvelles images sont prêtes. Elles ont rejoint les autres dans votre espace.',
    body_many: 'Vos {{count}} nouvelles images sont prêtes. Elles ont rejoint les autres dans votre espace.',
    button: 'Voir mes images',
  },
  more_short: {
    subject: 'De nouvelles images pour « {{name}} »',
    preheader_one: '{{count}} nouvelle image à découvrir',
    preheader_other: '{{count}} nouvelles images à découvrir',
    preheader_many: '{{count}} nouvelles images à découvrir',
    body: "Nous n'avons gardé que les images réussies. Nouvelles images : {{count}}. Crédits rendus pour les autres : {{credits}}, sans démarche de votre part.",
    body_unpaid:
      "Nous n'avons gardé que les images réussies. Nouvelles images : {{count}}. Crédits rendus pour les autres : {{credits}}. Les crédits restants vous avaient déjà été remboursés.",
    body_lost:
      '{{why}} Nouvelles images : {{count}}. Crédits rendus pour les autres : {{credits}}, sans démarche de votre part.',
    body_lost_unpaid:
      '{{why}} Nouvelles images : {{count}}. Crédits rendus pour les autres : {{credits}}. Les crédits restants vous avaient déjà été remboursés.',
    button: 'Voir mes images',
  },
  more_failed: {
    subject: 'Pas de nouvelle image pour « {{name}} »',
    preheader: 'Vos crédits vous sont rendus',
    body: "Nous n'avons pas pu créer d'autres images à la hauteur de vos photos. Crédits rendus : {{credits}}, sans démarche de votre part. Vos premières images restent dans votre espace.",
    preheader_unpaid: 'Rien ne vous est compté',
    body_unpaid:
      "Nous n'avons pas pu créer d'autres images à la hauteur de vos photos. Crédits rendus : {{credits}}. Les crédits restants vous avaient déjà été remboursés. Vos premières images restent dans votre espace.",
    body_lost:
      '{{why}} Crédits rendus : {{credits}}, sans démarche de votre part. Vos premières images restent dans votre espace.',
    preheader_lost_unpaid: 'Rien ne vous est compté',
    body_lost_unpaid:
      '{{why}} Crédits rendus : {{credits}}. Les crédits restants vous avaient déjà été remboursés. Vos premières images restent dans votre espace.',
    button: 'Voir mes images',
  },
  redo_failed: {
    subject: "L'image de « {{name}} » n'a pas pu être refaite",
    preheader: 'Vos images restent dans votre espace',
    body: "Nous n'avons pas pu refaire cette image mieux que la première. Rien ne vous a été compté, et celle que vous avez reste à vous. Répondez à ce message : nous regarderons ensemble.",
    body_lost:
      "{{why}} Rien ne vous a été compté, et l'image que vous avez reste à vous. Répondez à ce message : nous regarderons ensemble.",
    button: 'Voir mes images',
  },
  account_idle: {
    subject: 'Votre compte sera supprimé le {{date}}',
    preheader: 'Une visite suffit à le garder',
    body: "{{firstName}}, voilà presque trois ans que vous n'êtes pas venue. Sans visite de votre part, votre compte sera supprimé le {{date}}, avec vos images et les crédits qu'il vous reste. Pour le garder, connectez-vous une fois. Pour emporter vos images, votre profil propose d'exporter tout ce qui est à vous.",
    button: 'Garder mon compte',
  },
  account_deleted: {
    subject: 'Votre compte est supprimé',
    preheader: 'Vos photos et vos images sont effacées',
    body: "Comme vous l'avez demandé, votre compte est supprimé : vos photos, vos images, vos brouillons et vos informations sont effacés. Les montants payés restent dans nos comptes, sans votre nom, comme la loi le demande. Ce n'était pas vous ? Écrivez-nous.",
    body_asked_pro:
      "Comme vous l'avez demandé, votre compte est supprimé : vos photos, vos images, vos brouillons et vos informations sont effacés. Vos factures professionnelles gardent votre nom et votre SIRET pendant dix ans, comme la loi le demande. Ce n'était pas vous ? Écrivez-nous.",
    body_idle_client:
      "Vous n'êtes pas venue depuis trois ans et nous vous avions prévenue : votre compte est supprimé. Vos photos, vos images, vos brouillons et vos informations sont effacés. Les montants payés restent dans nos comptes, sans votre nom, comme la loi le demande.",
    body_idle_pro:
      "Vous n'êtes pas venue depuis trois ans et nous vous avions prévenue : votre compte est supprimé. Vos photos, vos images, vos brouillons et vos informations sont effacés. Vos factures professionnelles gardent votre nom et votre SIRET pendant dix ans, comme la loi le demande.",
    body_house_client:
      "Votre compte est supprimé par nos soins : à votre demande, ou parce qu'il allait contre nos conditions. Vos photos, vos images, vos brouillons et vos informations sont effacés. Les montants payés restent dans nos comptes, sans votre nom, comme la loi le demande. Une question ? Écrivez-nous.",
    body_house_pro:
      "Votre compte est supprimé par nos soins : à votre demande, ou parce qu'il allait contre nos conditions. Vos photos, vos images, vos brouillons et vos informations sont effacés. Vos factures professionnelles gardent votre nom et votre SIRET pendant dix ans, comme la loi le demande. Une question ? Écrivez-nous.",
    button: 'Voir le site',
  },
  account_blocked: {
    subject: 'Votre compte est bloqué',
    preheader: 'La raison, et comment nous répondre',
    body: "{{firstName}}, nous avons bloqué votre compte. La raison : {{reason}}. Vous ne pouvez plus vous connecter. Ce que vous avez payé et qui n'est pas encore terminé vous est rendu ; vos images et vos crédits restent en place. Vous n'êtes pas d'accord, ou vous voulez vos images ou l'effacement de votre compte ? Répondez à ce message.",
    button: 'Nous écrire',
  },
  account_unblocked: {
    subject: 'Votre compte est rouvert',
    preheader: 'Vous pouvez vous connecter',
    body: '{{firstName}}, votre compte est de nouveau ouvert : vos images et vos crédits y sont.',
    button: 'Ouvrir mon espace',
  },
}
