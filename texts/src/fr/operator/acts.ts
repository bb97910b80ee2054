/** The buttons of the tables, and what each does, read before it is done. */
export const acts = {
  'make-pro': 'Rendre professionnel',
  'make-client': 'Rendre client',
  'confirm-email': "Confirmer l'adresse",
  'give-credits': 'Donner des crédits',
  'take-credits': 'Reprendre des crédits',
  block: 'Bloquer',
  unblock: 'Débloquer',
  'delete-account': 'Supprimer',
  'accept-pro': 'Accepter',
  'refuse-pro': 'Refuser',
  'retry-transformation': 'Relancer',
  'cancel-transformation': 'Arrêter',
  'show-images': 'Voir les images',
  refund: 'Rembourser',
  'refund-paid-otherwise': 'Réglé autrement',
  'withdrawal-settled': 'Vue et répondue',
  'set-price': 'Changer le prix',
  'course-offer': 'Décider',
  'publish-course': 'Ouvrir',
  'withdraw-course': 'Fermer',
  'enter-claim': 'Ajouter',
  'prove-claim': 'Prouver',
  'publish-claim': 'Publier',
  'withdraw-claim': 'Retirer',
  'delete-claim': 'Supprimer',
  'upload-look': 'Ajouter',
  'check-look': 'Contrôler',
  'look-licence': 'Droits',
  'publish-look': 'Publier',
  'withdraw-look': 'Retirer',
  'delete-look': 'Supprimer',
  'publish-review': 'Publier',
  'refuse-review': 'Refuser',
  'enquiry-answered': 'Répondu',
  'retry-mail': 'Renvoyer',
  'resolve-alert': 'Résoudre',
  'retry-job': 'Relancer',
  'set-budget': 'Fixer le budget',
  'clear-budget': 'Retirer le budget',
}

export const effects = {
  'make-pro': '{{what}} devient un compte professionnel.',
  'make-client': '{{what}} redevient un compte client.',
  'confirm-email': "L'adresse {{what}} est tenue pour confirmée.",
  'give-credits': "{{what}} reçoit ces crédits, et lit la raison dans l'historique de ses crédits.",
  'take-credits':
    "Ces crédits sont repris à {{what}}, jamais plus qu'il n'y en a. La raison se lit dans l'historique des crédits.",
  block:
    "{{what}} est déconnecté partout et ne peut plus se connecter. La raison lui est écrite, et ce qui est payé et n'est pas terminé est rendu.",
  unblock: '{{what}} peut de nouveau se connecter, et en est prévenu par e-mail.',
  'delete-account':
    "Le compte {{what}} est fermé tout de suite, puis effacé avec ses photos, ses images et ses crédits. Ce qui est payé et n'est pas terminé est rendu.",
  'accept-pro': '{{what}} devient un compte professionnel, et en est prévenu par e-mail.',
  'refuse-pro': 'La demande de {{what}} est refusée, par e-mail. Elle peut être refaite.',
  'retry-transformation': '{{what}} reprend tout de suite, avec tous ses essais.',
  'cancel-transformation':
    "{{what}} se termine avec ce qui est fait : le reste est rendu en crédits, ou tout l'argent sur la carte. La cliente en est prévenue.",
  'show-images':
    "{{what}} : ses images s'ouvrent à vous pendant une heure. La cliente lit dans son profil que vous les avez vues, et pourquoi.",
  refund:
    "{{what}} : le montant est rendu sur la carte, un avoir est envoyé, et ce qui n'est pas terminé s'arrête.",
  'refund-paid-otherwise': '{{what}} : vous avez rendu ce montant autrement que par la carte.',
  'withdrawal-settled': 'La déclaration de {{what}} a été vue et a reçu sa réponse : elle quitte la liste.',
  'set-price':
    "Tout le site montre le nouveau prix de « {{what}} » dès maintenant. Une carte déjà à l'écran se règle au prix qu'elle montre.",
  'course-offer':
    "{{what}} : ce prix vaut dès maintenant pour celles qui s'inscrivent. Celles qui le sont déjà gardent tout.",
  'publish-course': "{{what}} s'ouvre aux inscriptions, au prix décidé.",
  'withdraw-course': '{{what}} repasse « à venir ». Celles qui sont inscrites continuent.',
  'enter-claim': "Rien ne paraît tant que ce n'est pas prouvé, puis publié.",
  'prove-claim':
    "{{what}} : ce que vous écrivez ici reste au dossier. Pour le nombre de femmes, la preuve et son jour se lisent sur la page d'accueil.",
  'publish-claim':
    '{{what}} paraît sur le site dans les secondes qui viennent. Le même chiffre publié avant est retiré.',
  'withdraw-claim': '{{what}} disparaît du site dans les secondes qui viennent.',
  'delete-claim': '{{what}} est effacé de la liste.',
  'upload-look':
    "La photo d'une coiffure, de face, cheveux entiers, sur un fond uni. Elle est contrôlée dans la minute ; rien ne la porte tant qu'elle n'est pas publiée.",
  'check-look': 'La photo de « {{what}} » est contrôlée de nouveau, dans la minute.',
  'look-licence': 'Sans ces réponses, « {{what}} » ne se publie pas. Elles ne paraissent pas sur le site.',
  'publish-look': 'Les prochaines images de « {{what}} » peuvent porter cette coiffure.',
  'withdraw-look':
    'Plus aucune nouvelle image de « {{what}} » ne porte cette coiffure. Celles qui sont en cours se terminent avec elle.',
  'delete-look': 'La photo de « {{what}} » est effacée, avec ses fichiers. Cet acte ne se défait pas.',
  'publish-review': "L'avis de {{what}} paraît sur la page d'accueil, avec son prénom et le mois.",
  'refuse-review': "L'avis de {{what}} ne paraît pas.",
  'enquiry-answered': '{{what}} a reçu votre réponse : le message quitte la liste.',
  'retry-mail': 'Le message à {{what}} repart au prochain passage.',
  'retry-job':
    'La tâche « {{what}} » reprend tout de suite, avec tous ses essais. Son alerte est close ; un nouvel échec en ferait une autre.',
  'set-budget':
    "{{what}} : ce budget vaut dès maintenant, et chaque jour de minuit à minuit, heure de Paris. Une fois dépensé, rien de nouveau n'y commence ; ce qui est commencé se termine.",
  'clear-budget':
    '{{what}} : le budget fixé ici est retiré. Celui de la configuration revient ; sans elle, rien ne limite la dépense.',
  'resolve-alert': "L'alerte est close. Si le fait se reproduit, il y en aura une autre.",
}
