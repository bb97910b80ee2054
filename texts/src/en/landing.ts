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
  lacking: 'This page could not be loaded in full: some of its buttons will not answer. Reload it.',
  haveAccount: 'I already have an account',
  signIn: 'Sign in',
  dashboard: 'Dashboard',
  home: 'Home',
  heroTitle: 'Reveal the <em>goddess</em> within you',
  heroLead:
    'Fifteen photos, one hairstyle you dream of: our AI shows it on your own face, before the first snip.',
  heroNote:
    'First transformation free, no commitment, no card: one image, once your e-mail address is confirmed.',
  pairs: {
    title: 'Before, after: <em>see</em> for yourself',
    text: 'The same face, the same light, the same clothes: only the hair changes. Drag the slider.',
    source: 'Generated portraits, results of our own engine.',
    otherEngine: 'Your images may be made by another engine, and look different.',
    before: 'Before: {{woman}}, generated portrait',
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
      text: 'It studies your face and your hair, then styles you. You follow it image by image.',
    },
    choose: {
      title: 'Choose your new look',
      text: 'Compare, keep your favourites and show them to your hairdresser, with an indicative shade.',
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
  proText: 'Five free images with a professional account.',
  proMore:
    'A client hesitates: sit down with her, choose a shade, show her the result on her own face. With her written consent, and before you mix any colour.',
  proButton: 'Create my account',
  proofTitle: 'A promise we can keep',
  proofText: 'Commitments in black and white, which anyone can check.',
  proofButton: 'Reveal my beauty now',
  promises: {
    delay: {
      figure: '24 h',
      text: 'Images usually arrive {{usualWait}}. After 24 h, what you paid is returned automatically.',
    },
    free: {
      figure: '€0',
      text: 'Your first transformation is free: one image, once your e-mail address is confirmed. No card asked for.',
    },
    photos: {
      figure: '30 d',
      text: 'Source photos are deleted 30 days after delivery, or whenever you choose, in one tap.',
    },
  },
  claims: {
    women: 'More than {{figure}} women have already seen themselves anew. {{evidence}}, {{date}}.',
    delivered: 'transformations delivered by {{date}}.',
    satisfaction: 'of clients satisfied ({{answers}} answers, from {{from}} to {{to}}).',
  },
  reviewsTitleProven: 'Your transformations',
  reviewVerified: 'Verified review: a client who received a transformation',
  reviewBy: '{{firstName}}, {{month}}',
  reviewsTitle: 'Newly opened, and listening to you',
  reviewsText: 'The first verified reviews will appear here.',
  reviewsRule:
    'We only publish reviews by clients who received a transformation, with their consent, good and bad alike. We invent none.',
  soonBadge: 'Soon',
  soon: 'Coming: outfits and outdoor settings.',
  training: 'Courses for hair professionals.',
  faqTitle: 'Your questions',
  faq: {
    delay: {
      question: 'How long does it take?',
      answer:
        'Your images usually arrive {{usualWait}}, in 24 h at most. Beyond that, what you paid is returned.',
    },
    fifteen: {
      question: 'Why 15 photos?',
      answer:
        'To show you from several angles, and so that it is really you. The sharper and more varied they are, the truer your images.{{oneIsEnough}}',
    },
    which: {
      question: 'Which photos should I choose?',
      answer: 'Sharp, in daylight, alone, hair visible, no sunglasses, with varied angles and clothes.',
    },
    salon: {
      question: 'Will the salon result match?',
      answer:
        'No, it is a projection. Your hairdresser will consider your hair type, your hairline and your colouring history.',
    },
    photos: {
      question: 'What happens to my photos?',
      answer:
        'They are used for your transformations and nothing else, then deleted after 30 days or at your request.{{photosAnswer}}',
    },
    dislike: {
      question: 'What if I dislike it?',
      answer:
        'A defective image is redone free of charge within 7 days, three times at most per transformation. A failed generation is refunded automatically.',
    },
    clients: {
      question: 'I am a hairdresser: may I use it with my clients?',
      answer: 'Yes, with their written consent. Your professional account includes a test of 5 images.',
    },
    payment: {
      question: 'May I pay in instalments, or be refunded?',
      answer:
        'One card payment. You may withdraw within 14 days, as long as your images are not all delivered: everything is returned before the first image, the remaining share after it. For credits, those you have not used.',
    },
  },
  faqOneIsEnough: 'For your free first image, one is enough.',
  supportTitle: 'Another question?',
  support: 'Write to {{email}}. We reply within {{delay}}.',
  footerLine: 'A family house devoted to beautiful hair.',
  community: 'Community',
  information: 'Information',
  legalNotice: 'Legal notice',
  privacy: 'Privacy policy',
  terms: 'Terms of sale',
  accessibility: 'Accessibility: {{state}}',
  contact: 'Write to us',
  chat: 'Chat with us',
  notFoundTitle: 'Page not found',
  notFoundText: 'This page does not exist or has moved.',
  notFoundLink: 'Back to home',
  confirmedTitle: 'Your address is confirmed',
  confirmedText: 'Thank you. Your beauty space is waiting.',
  confirmedFreeText: 'Thank you. Your free first transformation is waiting.',
  expiredTitle: 'This link is no longer valid',
  expiredText:
    'It has been used, or it is more than 24 h old. Nothing is lost: ask for a new one from your dashboard.',
  goOn: 'Continue my transformation',
  goToDashboard: 'Open my dashboard',
} satisfies Texts['landing']
