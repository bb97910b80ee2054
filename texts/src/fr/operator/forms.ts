/** What is typed into the forms of courses, of claims and of looks. */
export const offer = {
  price: 'Prix en euros',
  priceHint: '0 : gratuite. Sinon de 0,50 à 10 000, par exemple 49 ou 49,50.',
  trainer: 'Intervenante',
  registration: "Numéro d'enregistrement (facultatif)",
  registrationHint:
    "La formation n'est dite certifiante qu'avec lui. Une formation certifiante ne se vend pas ici : elle s'ouvre seulement gratuite.",
  register: 'Répertoire',
  url: "Adresse de la page d'enregistrement",
  urlHint: 'Elle commence par https://',
}

export const claim = {
  kind: 'Ce que la maison dit',
  count: 'Nombre',
  percent: 'Pour cent',
  answers: 'Nombre de réponses',
  from: 'Première réponse, le',
  to: 'Dernière réponse, le',
  month: 'Un jour du mois de son avis',
  firstName: 'Son prénom',
  text: 'Ses mots, tels quels',
}

export const proof = {
  evidence: 'Ce qui le prouve',
  evidenceHint:
    'Par exemple : Comptage des commandes, exercice 2025. Ne nommez personne, le journal le garde.',
  date: 'Daté du',
  dateHint: "Le jour du comptage, de l'audit ou de l'accord.",
  licence: 'Ce qui permet de le dire',
  licenceHint: 'Par exemple : nos propres commandes, ou un accord écrit et son jour.',
  url: 'Où le lire (facultatif)',
  urlHint: 'Une adresse en https://, pour vous : elle ne paraît pas sur le site.',
}

export const look = {
  style: 'Le style que cette photo montre',
  picture: 'La photo',
  pictureHint: 'JPEG ou PNG, 20 Mo au plus.',
  pictureOf: 'Coiffure : {{style}}',
  name: 'Licence',
  nameHint: 'Par exemple : CC0 1.0, ou photo de la maison.',
  holder: 'Propriétaire de la photo',
  holderHint: 'La photographe, le salon, ou celle qui a cédé ses droits.',
  proof: "Ce qui prouve qu'on peut l'utiliser",
  proofHint: 'Par exemple : cession écrite du 3 novembre 2026, dossier 12.',
  consent: 'Accord de la personne montrée',
  consentHint: "Par exemple : accord écrit du 3 novembre 2026. Ou : personne, l'image est inventée.",
  url: "Adresse d'origine (facultatif)",
  urlHint: 'Elle commence par https://',
}
