import type { CourseId } from '@app/domain/courses/courses.ts'

interface CourseWords {
  title: string
  summary: string
  modules: Record<string, { title: string; lessons: Record<string, string> }>
}

const interview = {
  title: "L'entretien-conseil avec l'image",
  summary:
    "Mener un entretien qui part de la cliente, se servir d'une image sans promettre ce qu'elle montre, et décider ensemble.",
  modules: {
    listen: {
      title: 'Écouter',
      lessons: { questions: 'Les quatre questions ouvertes', sentence: 'Reformuler en une phrase' },
    },
    frame: {
      title: 'Cadrer',
      lessons: { material: 'Lire la matière et son historique', limits: 'Dire les limites à voix haute' },
    },
    project: {
      title: 'Projeter',
      lessons: { choice: 'Deux ou trois images, pas davantage', words: 'Présenter une image créée par IA' },
    },
    decide: {
      title: 'Décider',
      lessons: {
        card: "De l'image à la fiche technique",
        quiz: 'Quiz',
        workshop: 'Atelier : un entretien filmé',
      },
    },
  },
} satisfies CourseWords

const colour = {
  title: 'Colorimétrie appliquée',
  summary:
    'Les hauteurs de ton et les reflets, de la mèche au mélange, pour expliquer une couleur et la réussir.',
  modules: {
    depths: {
      title: 'Les hauteurs de ton',
      lessons: { scale: "L'échelle de 1 à 10", base: 'Reconnaître une base' },
    },
    reflects: {
      title: 'Les reflets',
      lessons: { numbers: 'Principal, secondaire, intense', makers: "D'un fabricant à l'autre" },
    },
    neutralise: {
      title: 'La neutralisation',
      lessons: { warmth: "Le fond d'éclaircissement", opposites: 'Les couleurs opposées' },
    },
    cases: {
      title: 'Études de cas',
      lessons: { darker: 'Du blond au brun', lighter: 'Du brun au blond', white: 'Cheveux blancs' },
    },
    card: {
      title: 'La fiche diagnostic',
      lessons: { fill: 'La remplir en cinq minutes', reread: 'La relire au rendez-vous suivant' },
    },
  },
} satisfies CourseWords

const law = {
  title: 'Image et droit au salon',
  summary:
    "Ce que la loi demande avant de photographier, de transformer ou de publier le visage d'une personne.",
  modules: {
    consent: {
      title: 'Le consentement',
      lessons: { paper: "Une page d'accord qui se comprend", minors: 'Les mineures' },
    },
    privacy: {
      title: 'Le RGPD au salon',
      lessons: { keep: 'Quoi garder, combien de temps', rights: 'Répondre à une demande' },
    },
    publish: {
      title: 'Publier',
      lessons: { likeness: "Le droit à l'image", ai: 'La mention des images créées par IA' },
    },
  },
} satisfies CourseWords

/** Courses for professionals: outlines, until the operator has a date, a trainer and a price. */
export const courses = {
  title: 'Formations',
  lead: 'Trois programmes pour les professionnelles de la coiffure. Ils sont en préparation : voici ce que vous y apprendrez.',
  coming: 'À venir',
  comingText: 'La durée, les intervenantes et le prix seront annoncés ici quand ils seront fixés.',
  audience: 'Pour qui',
  forPros: 'Coiffeuses, coiffeurs et coloristes en activité',
  modules_one: '{{count}} module',
  modules_other: '{{count}} modules',
  modules_many: '{{count}} modules',
  practice: 'À faire en salon',
  program: 'Programme',
  duration: 'Durée',
  trainer: 'Intervenante',
  price: 'Prix',
  certifying: 'Formation certifiante, {{type}} n° {{number}}',
  progress: 'Votre progression : {{percent}} %',
  back: 'Tableau de bord',
  inviteTitle: 'Vous coiffez ?',
  inviteText: 'Trois formations se préparent pour les professionnelles.',
  inviteLink: 'Découvrir les formations',
  outlines: {
    'entretien-conseil': interview,
    'colorimetrie-appliquee': colour,
    'image-et-droit': law,
  } satisfies Record<CourseId, CourseWords>,
}
