/** What becomes of her photos where images are made, by the name of what makes them (`ENGINE`). */
export const makers = {
  hair: "Les images sont calculées par notre propre programme, sur les serveurs de cet hébergeur : vos photos ne sont envoyées à aucun autre service d'intelligence artificielle.",
}
