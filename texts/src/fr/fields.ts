/** Messages of form fields, by the keys the schemas of the domain utter. */
export const fields = {
  emailInvalid: 'Email invalide',
  emailRequired: 'Email requis',
  passwordRequired: 'Mot de passe requis',
  passwordShort: '6 caractères minimum',
  passwordLong: '128 caractères maximum',
  passwordWrong: 'Mot de passe incorrect',
  passwordCommon: 'Mot de passe trop courant',
  codeInvalid: 'Entrez les six chiffres du code',
  codeWrong:
    "Ce code n'est pas le bon, ou n'est plus valable. Prenez celui du dernier e-mail reçu, ou demandez-en un nouveau.",
  firstNameShort: 'Prénom trop court',
  firstNameRequired: 'Prénom requis',
  phoneInvalid: 'Numéro de téléphone invalide',
  nameRequired: 'Nom requis',
  contractRequired: 'Numéro de reçu ou de commande requis',
  salonRequired: 'Nom du salon requis',
  siretInvalid: "Ce numéro n'est pas un SIRET. Vérifiez ses 14 chiffres.",
  tooLong: 'Texte trop long',
  invalid: 'Valeur incorrecte',
}
