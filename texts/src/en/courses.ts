import type { Texts } from '../texts.ts'

const interview = {
  title: 'The consultation, with pictures',
  summary:
    'Lead a consultation that starts with the client, use a picture without promising what it shows, and decide together.',
  modules: {
    listen: {
      title: 'Listening',
      lessons: { questions: 'The four open questions', sentence: 'Summing up in one sentence' },
    },
    frame: {
      title: 'Framing',
      lessons: { material: 'Reading the hair and its history', limits: 'Stating limits aloud' },
    },
    project: {
      title: 'Showing',
      lessons: { choice: 'Two or three pictures, no more', words: 'Presenting a picture made by AI' },
    },
    decide: {
      title: 'Deciding',
      lessons: {
        card: 'From the picture to the technical card',
        quiz: 'Quiz',
        workshop: 'Workshop: a filmed consultation',
      },
    },
  },
} satisfies Texts['courses']['outlines']['entretien-conseil']

const colour = {
  title: 'Applied colour theory',
  summary: 'Depths and reflects, from swatch to mix, to explain a colour and get it right.',
  modules: {
    depths: { title: 'Depths', lessons: { scale: 'The scale from 1 to 10', base: 'Recognising a base' } },
    reflects: {
      title: 'Reflects',
      lessons: { numbers: 'Main, secondary, intense', makers: 'From one brand to another' },
    },
    neutralise: {
      title: 'Neutralising',
      lessons: { warmth: 'The underlying pigment', opposites: 'Opposite colours' },
    },
    cases: {
      title: 'Case studies',
      lessons: { darker: 'From blonde to brown', lighter: 'From brown to blonde', white: 'White hair' },
    },
    card: {
      title: 'The consultation card',
      lessons: {
        fill: 'Filling it in within five minutes',
        reread: 'Going back to it at the next appointment',
      },
    },
  },
} satisfies Texts['courses']['outlines']['colorimetrie-appliquee']

const law = {
  title: 'Pictures and the law in the salon',
  summary: "What the law requires before you photograph, transform or publish a person's face.",
  modules: {
    consent: {
      title: 'Consent',
      lessons: { paper: 'A consent form people understand', minors: 'Minors' },
    },
    privacy: {
      title: 'The GDPR in the salon',
      lessons: { keep: 'What to keep, and for how long', rights: 'Answering a request' },
    },
    publish: {
      title: 'Publishing',
      lessons: { likeness: "The right to one's likeness", ai: 'Labelling pictures made by AI' },
    },
  },
} satisfies Texts['courses']['outlines']['image-et-droit']

export const courses = {
  title: 'Courses',
  lead: 'Three programmes for hair professionals. They are being prepared: here is what you will learn.',
  coming: 'Coming soon',
  comingText: 'The length, the trainer and the price will be announced here once they are settled.',
  audience: 'Who it is for',
  forPros: 'Practising hairdressers and colourists',
  modules_one: '{{count}} module',
  modules_other: '{{count}} modules',
  modules_many: '{{count}} modules',
  practice: 'To do in the salon',
  program: 'Programme',
  duration: 'Length',
  trainer: 'Trainer',
  price: 'Price',
  certifying: 'Certifying course, {{type}} no. {{number}}',
  progress: 'Your progress: {{percent}}%',
  back: 'Dashboard',
  inviteTitle: 'Are you a hairdresser?',
  inviteText: 'Three courses for professionals are being prepared.',
  inviteLink: 'Discover the courses',
  outlines: {
    'entretien-conseil': interview,
    'colorimetrie-appliquee': colour,
    'image-et-droit': law,
  },
} satisfies Texts['courses']
