import type { Texts } from '../../texts.ts'

const tones = {
  '1.0': 'black',
  '2.0': 'dark brown',
  '4.0': 'brown',
  '4.3': 'golden brown',
  '5.35': 'warm chestnut',
  '5.6': 'red mahogany',
  '7.3': 'golden blonde',
  '7.44': 'intense copper',
  '8.34': 'strawberry blonde',
  '10.1': 'icy',
} satisfies Texts['preview']['tones']

const page = {
  link: 'Try it on my photo',
  title: 'Try it on <em>your</em> photo',
  lead: 'One photo of you, a few seconds: see yourself with another colour or another cut, without creating an account.',
  noScript: 'This page needs JavaScript. Turn it on in your browser, or write to us at {{email}}.',
  drop: 'Drop a photo here, or',
  choose: 'Choose a photo',
  camera: 'Take a photo',
  advice: 'Facing the camera, alone, hair visible, in daylight.',
  hers: 'By choosing a photo, you confirm that it shows you, or an adult who has agreed to it.',
  privacy:
    'Your photo is not kept. It is erased as soon as you leave the page, or after {{minutes}} minutes at the latest.',
  sending: 'We are studying your photo...',
  sendingDetail: 'Face, hair, light: a few seconds.',
  yourPhoto: 'Your photo',
  refusedTitle: 'Try another photo',
  erased: 'Your photo has been erased. Choose one to continue.',
  result: 'You, with a new style',
  styles: 'The style',
  tones: 'The shade',
  ownTone: "The style's shade",
  ownToneNamed: "The style's shade: {{tone}}",
  toneName: '{{code}} {{name}}',
  toneOfReflect: '{{depth}}, {{reflect}}',
  upTo: 'On this photo, shades go up to depth {{depth}}: any lighter and the result would not be true to life.',
  before: 'Your photo, before',
  after: 'Preview on your photo: {{style}}, {{tone}}',
  ready: 'Preview ready: {{style}}, {{tone}}.',
  making: 'Preparing the preview...',
  leftOut: 'No quick preview on this photo for: {{styles}}.',
  create: 'Create my transformation',
  createText: 'With fifteen photos, you receive carefully made, large images from several angles.',
  createFree:
    'A single photo is enough for your free first image, large and carefully made. All you need now is an account with a confirmed e-mail address.',
  goesAlong:
    'Your photo, this style and its shade come with you. The photo stays in your browser, ten minutes at most, and only joins your space once you have signed in.',
  another: 'Try another photo',
  erase: 'Erase my photo',
} satisfies Texts['preview']['page']

const wizard = {
  label: 'Show the styles',
  onPhoto: 'On my photo',
  drawn: 'Drawing',
  making: 'We are preparing the styles on your photo. You can already choose.',
  ready_one: '{{count}} style to see on your photo.',
  ready_other: '{{count}} styles to see on your photo.',
  ready_many: '{{count}} styles to see on your photo.',
  come_one: '{{count}} of {{total}} previews ready.',
  come_other: '{{count}} of {{total}} previews ready.',
  come_many: '{{count}} of {{total}} previews ready.',
  place: '{{place}} of {{total}}',
  unchecked: 'To be checked',
  checking: 'We are checking the other styles on your photos.',
  failed: 'The styles stay as drawings. {{why}}',
  badge: 'Preview',
  toneNote: 'The shade is only a guide.',
  softBackdrops: 'Where your hair hid too much of it, the background is out of focus.',
  upTo: 'On your photos, shades go up to depth {{depth}}: any lighter, and the result would not be true to life.',
  impossible: 'Not possible on these photos.',
  impossibleTone: 'Not possible in this shade.',
  why: {
    hidden: 'Your hair hides what this style would leave bare.',
    unclear: 'The outline of your hair is not clear enough.',
    too_light: 'It is lighter than your photos allow.',
    too_deep: 'This style lightens the lengths, and the shade is too dark for your hair.',
    unsuited: 'With your hair as it appears here, the result would not be good enough.',
  },
} satisfies Texts['preview']['wizard']

const hosted = {
  open: { ask: 'See it on me', underWay: 'Preview under way', ready: 'See my preview' },
  title: '{{style}}, on you',
  lead: 'The cards show quick sketches. Here, the service that will create your images edits the best of your photos.',
  limits_one:
    '{{count}} preview a day, ready in seconds, usually a minute at most. It is erased as soon as you leave, or after {{minutes}} minutes at the latest.',
  limits_other:
    '{{count}} previews a day, each ready in seconds, usually a minute at most. It is erased as soon as you leave, or after {{minutes}} minutes at the latest.',
  limits_many:
    '{{count}} previews a day, each ready in seconds, usually a minute at most. It is erased as soon as you leave, or after {{minutes}} minutes at the latest.',
  consent: 'I agree to the best of my photos being sent to {{name}} ({{company}}) to create my previews.',
  reason: 'Tick the box to ask for a preview.',
  ask: 'Create my preview',
  sending: 'We are passing on your request...',
  queued: 'Your preview is waiting its turn. It will not be long.',
  before_one: 'Your preview is waiting its turn: {{count}} other goes first.',
  before_other: 'Your preview is waiting its turn: {{count}} others go first.',
  before_many: 'Your preview is waiting its turn: {{count}} others go first.',
  making: 'Your preview is being created.',
  ready: 'Your preview is ready.',
  failed:
    'This preview did not work out. It does not count towards your previews for today: you can try again, now or a little later.',
  alt: 'Preview on your photo: {{style}}',
  caption:
    'Created by AI from the best of your photos. It is erased as soon as you leave, or after {{minutes}} minutes at the latest.',
  last: 'This is your last preview for today.',
  left_one: '{{count}} more preview possible today.',
  left_other: '{{count}} more previews possible today.',
  left_many: '{{count}} more previews possible today.',
} satisfies Texts['preview']['hosted']

export const preview = {
  caption: 'A quick, low-resolution preview, created by AI. The final image will be made with more care.',
  tones,
  page,
  wizard,
  hosted,
} satisfies Texts['preview']
