/** Who opened her images: her profile, and the page where they open. */
export const viewings = {
  title: 'Qui a ouvert vos images',
  text: "Personne de la maison n'ouvre vos images sans écrire pourquoi. Vous le lisez ici.",
  none: "Personne n'a ouvert vos images.",
  deskTitle: 'Images',
  deskLead: 'La cliente lit dans son profil quand vous les avez ouvertes, et pourquoi.',
  shut: "Ces images ne s'ouvrent pas sans une raison écrite, valable une heure. Donnez-la depuis la liste des transformations.",
  image: 'Image {{place}}',
}
