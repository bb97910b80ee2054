/** « Vérifier une image », open to everyone. One word of the heading may stand in italics, between <em>. */
export const verify = {
  link: 'Vérifier une image',
  title: 'Vérifier une <em>image</em>',
  lead: "Le règlement européen sur l'intelligence artificielle (2024/1689, article 50) demande que les images créées ou modifiées par IA portent une marque lisible par machine. Les nôtres en portent une. Choisissez une image, d'ici ou d'ailleurs : cette page lit les marques inscrites dans son fichier.",
  noScript:
    "Cette page a besoin de JavaScript pour lire l'image dans votre navigateur. Activez-le, ou écrivez-nous à {{email}}.",
  drop: 'Déposez une image ici, ou',
  choose: 'Choisir une image',
  formats: 'JPEG, PNG ou WebP, {{megabytes}} Mo au plus.',
  privacy: "Votre image n'est pas envoyée. Elle est lue dans votre navigateur et reste sur votre appareil.",
  outcomes: {
    ai: {
      title: "Cette image porte la marque d'une image créée ou modifiée par IA",
      text: "Voici ce que dit son fichier. C'est une déclaration : cette page ne vérifie pas qui l'a écrite.",
    },
    other: {
      title: "Cette image porte une marque, mais rien de ce que nous lisons n'indique une IA",
      text: "Cela ne prouve pas qu'aucune IA n'a servi : une marque peut avoir été modifiée, et cette page ne lit pas le contenu d'un manifeste C2PA.",
    },
    none: {
      title: 'Aucune marque trouvée',
      text: "Cela ne prouve rien : une retouche, une capture d'écran ou l'envoi par une messagerie suffit à effacer une marque, et certaines images créées par IA n'en ont jamais porté. Les filigranes cachés dans les pixels ne sont pas lus ici.",
    },
    unreadable: {
      title: "Ce fichier n'est pas une image que nous savons lire",
      text: "Choisissez une image au format JPEG, PNG ou WebP. Si c'en est une, son fichier est incomplet ou abîmé.",
    },
    tooLarge: {
      title: 'Ce fichier est trop lourd pour être lu ici',
      text: 'Cette page lit des images de {{megabytes}} Mo au plus.',
    },
  },
  source: 'Origine déclarée (IPTC)',
  meanings: {
    trainedAlgorithmicMedia: 'Image créée par une IA',
    compositeWithTrainedAlgorithmicMedia: 'Image modifiée par une IA, ou créée en partie par elle',
    other: "Sans mention d'IA",
  },
  tool: 'Logiciel indiqué',
  c2pa: 'Manifeste C2PA',
  c2paFound: "Présent. Cette page ne vérifie pas sa signature et n'en lit pas le contenu.",
}
