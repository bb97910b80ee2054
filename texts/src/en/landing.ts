import type { PAIRS } from '@app/domain/site/pairs.ts'
import type { Texts } from '../texts.ts'

type Portrait = (typeof PAIRS)[number]['portrait']

const women = {
  portrait68: 'young woman with long brown hair',
  portrait90: 'young woman with straight black hair below her shoulders',
  portrait32: 'woman with dark skin and shoulder-length black hair',
  portrait38: 'woman with wavy blonde hair',
  portrait18: 'woman of sixty with salt-and-pepper hair',
  portrait72: 'woman with brown skin and long black hair',
  portrait40: 'young woman with tanned skin and long brown hair',
} satisfies Record<`portrait${Portrait}`, string>

export const landing = {
  skip: 'Skip to content',
  lacking: 'This page could not be loaded in full: some buttons will not work. Please reload it.',
  haveAccount: 'I already have an account',
  signIn: 'Sign in',
  dashboard: 'Dashboard',
  home: 'Home',
  heroTitle: 'Reveal the <em>goddess</em> within you',
  heroLead:
    'Fifteen photos of you, a hairstyle you dream of: our AI shows you the result on your own face, before the first snip.',
  heroNote:
    'Your first transformation is free, with no commitment and no card: one image, as soon as your e-mail address is confirmed.',
  pairs: {
    title: 'Before, after: <em>see</em> for yourself',
    text: 'The same face, the same light, the same clothes: only the hair changes. Drag the slider.',
    source: 'AI-generated portraits, results from our own engine.',
    otherEngine: 'Your images may be made by another engine, and look different.',
    before: 'Before: {{woman}}, AI-generated portrait',
    after: 'After: {{style}}, {{tone}}, on the same portrait ({{woman}})',
    compare: 'Compare before and after: {{style}}, {{woman}}',
    women,
  },
  prices: {
    title: '<em>Clear</em> prices, no subscription',
    text: 'You pay once, by card. All taxes included.',
    free: 'First transformation',
    freeText: 'Free once, without a card, as soon as your e-mail address is confirmed.',
    region: 'Our prices',
  },
  stepsTitle: 'Three steps to <em>see</em> yourself anew',
  steps: {
    share: {
      title: 'Share your vision',
      text: 'Add 15 photos and choose the style you like. We tell you at once if a photo is not suitable.',
    },
    create: {
      title: 'The AI creates your transformations',
      text: 'It studies your face and your hair, then styles you. You can follow it, image by image.',
    },
    choose: {
      title: 'Choose your new look',
      text: 'Compare, keep your favourites and show them to your hairdresser, with a shade as a guide.',
    },
  },
  stylesTitleAll: 'Sixteen styles, from silver pixie to <em>beaded</em> braids',
  stylesTitle_one: 'One hairstyle to try',
  stylesTitle_other: '{{count}} hairstyles to <em>try</em>',
  stylesTitle_many: '{{count}} hairstyles to <em>try</em>',
  stylesHair: 'For straight, wavy, curly and coily hair.',
  stylesText: 'The heads are drawings; your images are made from your own photos.',
  stylesRegion: 'The hairstyles, in pictures',
  proTitle: 'A hairdresser? <em>Show</em> before you cut',
  proText: 'A professional account comes with five free images to try it.',
  proMore:
    'Is a client hesitating? Sit down with her, choose a shade together and show her the result on her own face, with her written consent, before you mix any colour.',
  proButton: 'Create my account',
  proofTitle: 'A promise we can keep',
  proofText: 'Commitments in black and white, for anyone to check.',
  proofButton: 'Reveal my beauty now',
  promises: {
    delay: {
      figure: '24 h',
      text: 'Your images usually arrive {{usualWait}}. After 24 h, what you paid is refunded automatically.',
    },
    free: {
      figure: '€0',
      text: 'Your first transformation is free: one image, as soon as your e-mail address is confirmed. No card needed.',
    },
    photos: {
      figure: '30 d',
      text: 'Your source photos are deleted 30 days after delivery, or whenever you like, in one tap.',
    },
  },
  claims: {
    women: 'More than {{figure}} women have already tried out a new look. {{evidence}}, {{date}}.',
    delivered: 'transformations delivered by {{date}}.',
    satisfaction: 'of clients satisfied ({{answers}} answers, from {{from}} to {{to}}).',
  },
  reviewsTitleProven: 'Your transformations',
  reviewVerified: 'Verified review: a client who received a transformation',
  reviewBy: '{{firstName}}, {{month}}',
  reviewsTitle: 'We are new, and we are listening',
  reviewsText: 'The first verified reviews will appear here.',
  reviewsRule:
    'We only publish reviews from clients who received a transformation, with their consent, the good and the bad. We never make any up.',
  soonBadge: 'Soon',
  soon: 'Coming: outfits and outdoor settings.',
  training: 'Courses for hair professionals.',
  faqTitle: 'Your questions',
  faq: {
    delay: {
      question: 'How long does it take?',
      answer:
        'Your images usually arrive {{usualWait}}, and within 24 h at most. After that, what you paid is refunded.',
    },
    fifteen: {
      question: 'Why 15 photos?',
      answer:
        'To show you from several angles. The sharper and more varied your photos, the better your images.{{oneIsEnough}}',
    },
    which: {
      question: 'Which photos should I choose?',
      answer:
        'Sharp photos taken in daylight, of you alone, with your hair visible and no sunglasses. Vary the angles and the clothes.',
    },
    salon: {
      question: 'Will the result be the same at the salon?',
      answer:
        'No, it is a simulation. Your hairdresser will take into account your hair type, your hairline and any past colouring.',
    },
    photos: {
      question: 'What happens to my photos?',
      answer:
        'They are used for your transformations and nothing else, then deleted 30 days after delivery, or as soon as you ask.{{photosAnswer}}',
    },
    dislike: {
      question: 'What if I do not like it?',
      answer:
        'A defective image is redone free of charge within 7 days, three times at most per transformation. If no image can be created, you are refunded automatically.',
    },
    clients: {
      question: 'I am a hairdresser: can I use it with my clients?',
      answer: 'Yes, with their written consent. Your professional account includes a test of 5 images.',
    },
    payment: {
      question: 'Can I pay in instalments, or get a refund?',
      answer:
        'You pay once, by card. You may withdraw from your purchase within 14 days, as long as some of your images are still to be delivered: before the first one, everything is refunded; after it, the share of those still to be made. Credits you have not spent are refunded too.',
    },
  },
  faqOneIsEnough: 'For your free first image, one is enough.',
  supportTitle: 'Another question?',
  support: 'Write to {{email}}. We reply within {{delay}}.',
  footerLine: 'A family business devoted to beautiful hair.',
  community: 'Community',
  information: 'Information',
  legalNotice: 'Legal notice',
  privacy: 'Privacy policy',
  terms: 'Terms of sale',
  accessibility: 'Accessibility: {{state}}',
  contact: 'E-mail us',
  chat: 'Chat with us',
  notFoundTitle: 'Page not found',
  notFoundText: 'This page does not exist or has moved.',
  notFoundLink: 'Back to home',
  confirmedTitle: 'Your address is confirmed',
  confirmedText: 'Thank you. Your beauty space is waiting for you.',
  confirmedFreeText: 'Thank you. Your free first image is waiting for you.',
  expiredTitle: 'This link is no longer valid',
  expiredText:
    'It has already been used, or is more than 24 h old. Nothing is lost: ask for a new one from your dashboard.',
  goOn: 'Continue my transformation',
  goToDashboard: 'Open my dashboard',
} satisfies Texts['landing']
