/** The contact form, and a question about one transformation. */
export const support = {
  link: 'Formulaire de contact',
  title: 'Nous écrire',
  lead: 'Une question, un souci, une idée ? Une personne de notre équipe vous répond sous {{supportDelay}}.',
  text: 'Votre message',
  send: 'Envoyer mon message',
  kept: "Votre message est gardé un an au plus, pour vous répondre et retrouver ce que nous vous avons dit. N'y écrivez ni mot de passe, ni numéro de carte.",
  answeredAtAccount: "Nous répondons à l'adresse e-mail de votre compte.",
  otherWays: 'Vous préférez un e-mail ?',
  refused: "Votre message n'est pas parti",
  received: 'Votre message est bien arrivé. Il porte le numéro {{number}}.',
  receivedHelp:
    'Nous vous répondons par e-mail sous {{supportDelay}}. Pensez à regarder dans les indésirables.',
  receivedByMail: 'Nous vous répondons par e-mail.',
  trouble: "Votre message n'est pas parti. Réessayez.",
  about: {
    title: 'Une question sur cette transformation ?',
    text: 'Notre équipe sait de laquelle vous parlez. Elle ne voit vos images que si vous le lui demandez.',
    open: 'Poser une question',
  },
}
