/** Taking her data along, and leaving (product rule 22). */
export const leaving = {
  title: 'Vos données',
  exportText:
    'Votre profil, vos transformations, vos achats, vos consentements, vos photos et vos images, dans un seul fichier.',
  export: 'Télécharger mes données (ZIP)',
  delete: 'Supprimer mon compte',
  question: 'Supprimer votre compte ?',
  goes: 'Vos photos, vos images, vos brouillons, vos crédits, vos messages et vos informations sont effacés tout de suite, et ne pourront pas revenir. Vous serez déconnectée de tous vos appareils.',
  stays:
    'La loi nous demande de garder les montants payés : ils restent dans nos comptes, sans votre nom. Seules les factures professionnelles gardent le nom et le SIRET du salon.',
  password: 'Mot de passe actuel',
  confirm: 'Supprimer mon compte',
  deleting: 'Suppression en cours...',
  doneTitle: 'Votre compte est supprimé',
  doneText: 'Vos photos, vos images et vos informations sont effacées.',
  troubleTitle: "Votre compte n'est pas supprimé",
  trouble: 'Nous rencontrons une difficulté temporaire. Réessayez.',
}
