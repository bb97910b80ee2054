/** The sign-in dialog (spec §2, §5). Refusals of fields are in `fields`, notifications in `toasts`. */
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
  loggingIn: 'Connexion en cours...',
  forgotten: 'Mot de passe oublié ?',
  forgottenHelp:
    "Le changement de mot de passe en ligne n'est pas encore ouvert. Écrivez-nous depuis l'adresse de votre compte, à {{email}} : nous vous répondons sous {{delay}}.",
  accept:
    'En vous inscrivant, vous acceptez nos <terms>conditions</terms> et notre <privacy>politique de confidentialité</privacy>.',
}
