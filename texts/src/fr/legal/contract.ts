const DEFECTIVE_IMAGE =
  'Une image défectueuse est refaite gratuitement dans les 7 jours. Si aucune image ne peut être créée, votre paiement vous est rendu.'

/** The confirmation of a contract, on the medium she keeps. */
export const contract = {
  ofWhichVat: 'dont TVA {{vat}}',
  orderTitle: 'Votre commande',
  number: 'Numéro',
  what_package:
    "Des images de vous avec le style choisi, créées par IA à partir de vos photos, à voir et à télécharger en JPEG dans votre espace. C'est une projection : le résultat en salon peut différer.",
  what_credits:
    "Des crédits à dépenser dans votre espace : un crédit vaut une image de plus d'une transformation terminée.",
  what_course:
    "Une formation en ligne pour les professionnelles de la coiffure : des leçons à lire dans votre espace, des exercices et des quiz, à votre rythme, et une attestation quand tout est fait. C'est un contenu numérique : elle ne donne ni diplôme ni certification professionnelle.",
  price: 'Prix total TTC',
  vat: 'TVA',
  paidAt: 'Payé par carte le',
  delivery_package:
    'Livraison : en général {{usualWait}}, 24 h au plus après le paiement. Au-delà, vous êtes remboursée sans démarche de votre part.',
  delivery_credits: 'Livraison : tout de suite.',
  delivery_course: 'Livraison : tout de suite, pour tout le temps que dure votre compte.',
  given: '(Donné le {{date}}, conditions générales de vente version {{terms}}.)',
  withdrawalTitle: 'Votre droit de rétractation',
  withdrawal_package:
    "Vous pouvez renoncer à ce contrat jusqu'au {{until}} inclus, sans dire pourquoi. Comme vous avez demandé que la création commence tout de suite, les images déjà faites à ce moment restent dues et le reste vous est rendu. Une fois toutes les images livrées, le droit de rétractation est perdu, comme vous l'avez reconnu.",
  withdrawal_credits:
    "Vous pouvez renoncer à ce contrat jusqu'au {{until}} inclus, sans dire pourquoi. Les crédits que vous n'avez pas dépensés vous sont remboursés. Pour les crédits dépensés, le droit de rétractation est perdu, comme vous l'avez reconnu.",
  withdrawal_course:
    "Vous pouvez renoncer à ce contrat jusqu'au {{until}} inclus, sans dire pourquoi, tant que vous n'avez ouvert aucune leçon ni aucun quiz : tout vous est rendu, et la formation se ferme. Comme vous avez demandé qu'elle s'ouvre tout de suite, le droit de rétractation est perdu dès la première leçon ou le premier quiz ouvert, comme vous l'avez reconnu.",
  withdrawalHow:
    'Utilisez la fonction « {{function}} », ou envoyez-nous ce modèle par e-mail ou par courrier. Nous vous remboursons sur la même carte, au plus tard quatorze jours après.',
  model:
    "Modèle : « À l'attention de : {{to}}. Je vous notifie que je renonce au contrat portant sur ma commande {{number}} du {{date}}. Nom, adresse e-mail, date. »",
  guaranteeTitle: 'Garantie légale de conformité',
  guarantee:
    "Vous bénéficiez de la garantie légale de conformité des contenus numériques (articles L224-25-12 et suivants du code de la consommation) pendant deux ans après la livraison : mise en conformité sans frais, sinon réduction du prix ou fin du contrat avec remboursement. La première année, il vous suffit de montrer le défaut. S'y ajoute la garantie des vices cachés (articles 1641 à 1649 du code civil).",
  defects_package: DEFECTIVE_IMAGE,
  defects_credits: DEFECTIVE_IMAGE,
  defects_course:
    "Une leçon qui ne s'ouvre pas, ou une erreur dans une leçon ou un quiz ? Écrivez-nous : nous la corrigeons.",
  mediationTitle: 'Réclamations et médiation',
  complaint: "Écrivez-nous d'abord à {{email}} : nous répondons à chaque message.",
  mediator: 'Sans accord, vous pouvez saisir gratuitement le médiateur de la consommation : {{mediator}}.',
  sellerTitle: 'Votre vendeur',
  terms: 'Conditions générales de vente',
}
