import type { Maker, PhotoService, UsualWait } from '@app/domain/engines/makers.ts'

/** Who makes the images. */
const made = {
  hair: 'Images : notre propre programme les calcule, sur les serveurs de cet hébergeur.',
  replicate:
    'Images : avec votre accord, demandé avant chaque création, Replicate (Replicate, LLC, États-Unis) les crée à partir des photos de la transformation.',
  fal: 'Images : avec votre accord, demandé avant chaque création, fal (Features & Labels, Inc., États-Unis) les crée à partir des photos de la transformation.',
  comfyui: 'Images : une machine de notre maison les calcule, avec le logiciel libre ComfyUI.',
} satisfies Record<Maker, string>

type ServiceWords = { name: string; company: string; kept: string; keptPreview: string }

/** What she is told before she agrees: of a transformation, of a preview. Both stand where durations do. */
const services = {
  replicate: {
    name: 'Replicate',
    company: 'Replicate, LLC, États-Unis',
    kept: "Chez Replicate, les photos sont effacées dès que l'apprentissage est fini ou que les images sont faites. Ce qui y est appris de votre visage ne sert qu'à vos images, et est effacé avec vos photos sources : 30 jours après la livraison, ou dès que vous les effacez.",
    keptPreview:
      "Chez Replicate, la photo d'un aperçu est effacée dès que l'aperçu est fait ou que vous partez, l'aperçu au bout d'une heure au plus. Rien n'y est appris de votre visage.",
  },
  fal: {
    name: 'fal',
    company: 'Features & Labels, Inc., États-Unis',
    kept: "Chez fal, les photos sont effacées à l'échéance que nous fixons en les envoyant, un mois environ. Ce qui y est appris de votre visage ne sert qu'à vos images, et est effacé avec vos photos sources : 30 jours après la livraison, ou dès que vous les effacez.",
    keptPreview:
      "Chez fal, la photo d'un aperçu et l'aperçu sont effacés à l'échéance que nous fixons en envoyant la photo, un mois environ. Rien n'y est appris de votre visage.",
  },
} satisfies Record<PhotoService, ServiceWords>

const learned =
  "Pour que les images vous ressemblent, un modèle peut y apprendre votre visage à partir de ces photos. Ce modèle est à vous seule : il ne sert qu'à vos images, n'identifie personne et n'entraîne aucun modèle général."
const clauses =
  'sous les clauses contractuelles types de la Commission européenne, dont nous vous remettons copie sur demande'

/** A section of the privacy policy for each service that is sent photos, while it is. */
export const serviceSections = {
  replicate: {
    title: 'Les images créées par Replicate',
    paragraphs: [
      "Replicate reçoit les photos d'une transformation quand vous l'avez accepté pour elle, et jamais sans cela : les photos et la coiffure demandée, rien d'autre sur vous, ni votre nom ni votre adresse e-mail.",
      `Pour un aperçu, Replicate reçoit une seule de vos photos, quand vous l'avez accepté pour vos aperçus. ${services.replicate.keptPreview}`,
      learned,
      `${services.replicate.kept} Replicate retire aussi de lui-même, au bout d'une heure, la demande et le résultat de chaque image.`,
      `Replicate est aux États-Unis : vos photos lui sont transmises ${clauses}.`,
    ],
  },
  fal: {
    title: 'Les images créées par fal',
    paragraphs: [
      "fal reçoit les photos d'une transformation quand vous l'avez accepté pour elle, et jamais sans cela : les photos et la coiffure demandée, rien d'autre sur vous, ni votre nom ni votre adresse e-mail.",
      `Pour un aperçu, fal reçoit une seule de vos photos, quand vous l'avez accepté pour vos aperçus. ${services.fal.keptPreview}`,
      learned,
      `${services.fal.kept} Les images que fal a créées sont effacées à la même échéance.`,
      `fal est aux États-Unis : vos photos lui sont transmises ${clauses}.`,
    ],
  },
} satisfies Record<PhotoService, { title: string; paragraphs: string[] }>

/** How long images usually take, after « en général ». */
const usualWaits = {
  minutes: 'en quelques minutes',
  hour: "en moins d'une heure",
} satisfies Record<UsualWait, string>

/**
 * Who makes images, by the names that `ENGINE` knows, and what becomes of her photos there. Which of these sentences stand
 * where is decided by who may make images here (web/src/public/maker-words.ts).
 */
export const makers = {
  made,
  services,
  usualWaits,
  /** Where an image service may make previews. */
  previews:
    'Aperçu que vous demandez avant de commander : effacé dès que vous partez, au plus tard au bout de 10 minutes. La date de votre demande et votre accord restent avec votre compte.',
  /** Where no service is sent anything. */
  nowhere: "Vos photos ne sont envoyées à aucun service d'intelligence artificielle.",
  /** Where photos are: on their host alone, or on a machine of the house too. */
  stay: {
    host: 'Vos photos et vos images ne quittent pas les serveurs de notre hébergeur.',
    house:
      'Vos photos et vos images ne quittent pas les serveurs de notre hébergeur, ni nos propres machines.',
  },
  /** Beside services: all that is not sent to them. */
  rest: {
    host: 'Tout le reste demeure sur les serveurs de notre hébergeur.',
    house: 'Tout le reste demeure sur les serveurs de notre hébergeur et sur nos propres machines.',
  },
  transfer: `Avec votre accord, et jamais sans lui, les photos d'une transformation, ou la photo d'un aperçu, sont envoyées à {{services}}, aux États-Unis, ${clauses}.`,
  basis:
    "Envoyer les photos d'une transformation à {{services}} : seulement avec votre consentement, demandé pour chacune, que vous pouvez retirer en effaçant ses photos sources (article 6.1.a). De même pour la photo de vos aperçus : vous retirez ce consentement en quittant la création de votre transformation.",
  /** In the terms of sale. */
  term: "Selon la coiffure, les images peuvent être créées par {{services}}. Vos photos n'y sont envoyées qu'avec votre accord, demandé avant la commande ; sans lui, une telle transformation ne peut pas être commandée, et rien n'est dû.",
  /** Where she asks what becomes of her photos. */
  answer:
    'Si {{services}} doit créer vos images, nous vous demandons votre accord avant de lui envoyer quoi que ce soit.',
}
