/** The sign-in dialog and the page of a new password. Refusals of fields are in `fields`. */
export const signin = {
  title: 'Connexion',
  tabs: 'Créer un compte ou se connecter',
  register: "M'inscrire",
  login: 'Me connecter',
  firstName: 'Prénom',
  email: 'Email',
  password: 'Mot de passe',
  passwordHint: '6 caractères minimum',
  gender: 'Genre',
  genders: {
    unsaid: 'Je préfère ne pas préciser',
    femme: 'Femme',
    homme: 'Homme',
    autre: 'Autre',
  },
  registering: 'Inscription en cours...',
  checking: 'Vérification des identifiants...',
  entering: {
    register: 'Préparation du tableau de bord...',
    login: 'Connexion en cours...',
  },
  forgotten: {
    link: 'Mot de passe oublié ?',
    title: 'Mot de passe oublié',
    text: 'Donnez-nous votre adresse : nous vous envoyons un lien pour choisir un nouveau mot de passe. Il est valable une heure.',
    send: 'Recevoir un lien',
    sending: 'Envoi en cours...',
    sent: "Si un compte existe pour cette adresse, un lien vient d'être envoyé.",
    sentHelp: "Rien reçu ? Regardez aussi dans vos courriers indésirables, ou vérifiez l'adresse ci-dessus.",
    again: 'Renvoyer un lien',
    back: 'Retour à la connexion',
  },
  newPassword: {
    title: 'Choisissez un nouveau mot de passe',
    text: 'Une courte phrase se retient bien et se devine mal. Une fois le mot de passe changé, tous vos appareils seront déconnectés et vous vous connecterez avec le nouveau.',
    password: 'Nouveau mot de passe',
    save: 'Changer mon mot de passe',
    saving: 'Changement en cours...',
    doneTitle: 'Mot de passe changé',
    doneText: 'Connectez-vous avec le nouveau.',
    errorTitle: "Votre mot de passe n'a pas changé",
    errorText: 'Nous rencontrons une difficulté temporaire. Réessayez dans quelques instants.',
    expiredTitle: "Ce lien n'est plus valable",
    expiredText:
      "Il a déjà servi, ou il a plus d'une heure. Rien n'a été changé : demandez un nouveau lien, il arrive en quelques instants.",
    askAgain: 'Demander un nouveau lien',
    noScript:
      "Cette page a besoin de JavaScript. Activez-le, ou écrivez-nous à {{email}}, depuis l'adresse de votre compte.",
  },
  accept:
    'En vous inscrivant, vous acceptez nos <terms>conditions</terms> et notre <privacy>politique de confidentialité</privacy>.',
}
