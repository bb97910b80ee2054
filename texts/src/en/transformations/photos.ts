import type { PhotoVerdict } from '@app/domain/photos/photo-rules.ts'
import type { SetHint } from '@app/domain/photos/set-hints.ts'
import type { Texts } from '../../texts.ts'

const verdicts = {
  no_face: 'No face found. Choose a photo where you can be seen clearly.',
  many_faces: 'Several faces. Crop it, or choose one of you alone.',
  blurry: 'Blurred. Retake it with the phone held steady.',
  too_small: 'Too small: at least 600 pixels on each side, with the face close enough.',
  damaged: 'Damaged. Choose another photo.',
  backlit: 'Backlit. Face the window.',
  low_light: 'Not much light. A photo taken in daylight will give a better result.',
  hair_hidden: 'Hair or face covered (hat, glasses, hand).',
  unchecked: 'We could not check this photo. Remove it, then add it again or choose another one.',
  cropped: 'Hair cut off by the frame. Step back a little.',
  duplicate: 'Already added, or almost the same as another one.',
} satisfies Record<PhotoVerdict, string>

const shortVerdicts = {
  no_face: 'No face found',
  many_faces: 'Several faces',
  blurry: 'Blurred',
  too_small: 'Too small',
  damaged: 'Damaged photo',
  backlit: 'Backlit',
  low_light: 'Not much light',
  hair_hidden: 'Hair or face covered',
  unchecked: 'Not checked',
  cropped: 'Hair cut off',
  duplicate: 'Almost the same as another',
} satisfies Record<PhotoVerdict, string>

const hints = {
  profiles: 'Add profiles, left and right. A three-quarter view is enough.',
  left_profile: 'Add a left profile. A three-quarter view is enough.',
  right_profile: 'Add a right profile. A three-quarter view is enough.',
  front: 'Add photos where you face the camera.',
  daylight: 'Add photos taken in daylight.',
  closer: 'Add photos taken closer up.',
  farther: 'Add a photo taken from further away, with all of your hair in view.',
  elsewhere: 'Add some variety: another place, another light.',
} satisfies Record<SetHint, string>

const count = {
  accepted: '<b>{{accepted}}</b> of {{total}}',
  announced_one: '{{count}} photo accepted out of {{total}}',
  announced_other: '{{count}} photos accepted out of {{total}}',
  announced_many: '{{count}} photos accepted out of {{total}}',
  toReplace_one: '{{count}} photo to replace',
  toReplace_other: '{{count}} photos to replace',
  toReplace_many: '{{count}} photos to replace',
  sending_one: '{{count}} uploading',
  sending_other: '{{count}} uploading',
  sending_many: '{{count}} uploading',
  checking_one: '{{count}} being checked',
  checking_other: '{{count}} being checked',
  checking_many: '{{count}} being checked',
}

const states = {
  waiting: 'Waiting',
  preparing: 'Preparing...',
  checking: 'Checking',
  failed: 'Not sent',
  deleting: 'Removing...',
}

const notices = {
  tooMany: '{{max}} photos at most per upload. Choose fewer at a time.',
  tooManyDone: 'None of these {{count}} photos was added.',
  beyond_one: 'There is no room for this one: {{names}}.',
  beyond_other: 'There is no room for these: {{names}}.',
  beyond_many: 'There is no room for these: {{names}}.',
  beyondAndMore_one: 'There is no room for these: {{names}} and one more.',
  beyondAndMore_other: 'There is no room for these: {{names}} and {{count}} more.',
  beyondAndMore_many: 'There is no room for these: {{names}} and {{count}} more.',
  keepFirst_one: 'Add the first one',
  keepFirst_other: 'Add the first {{count}}',
  keepFirst_many: 'Add the first {{count}}',
  leftOut_one: 'Your {{total}} photos are here: the last photo chosen was not added.',
  leftOut_other: 'Your {{total}} photos are here: the last {{count}} photos chosen were not added.',
  leftOut_many: 'Your {{total}} photos are here: the last {{count}} photos chosen were not added.',
  notSent: 'This photo was not sent: the connection was lost.',
  uploadError: 'The upload failed',
  deleteError: 'The photo could not be removed',
}

const guide = {
  title: 'Which photos should I choose?',
  good: 'What works',
  bad: 'To avoid',
  goodMark: 'Good: {{example}}',
  badMark: 'To avoid: {{example}}',
  advice: '5 facing the camera, 5 three-quarter or profile, 5 full-length or in another light.',
  examples: {
    'visage-net': 'Sharp face, facing you',
    'angles-varies': 'Varied angles',
    'cheveux-entiers': 'All of your hair',
    'lumiere-du-jour': 'Daylight',
    'lunettes-chapeau': 'Glasses, hat',
    'photo-floue': 'Blurred photo',
    'plusieurs-visages': 'Several faces',
    'contre-jour': 'Backlit',
  },
}

export const photos = {
  title: 'Your {{total}} photos',
  titleFree: 'Your photos',
  firstFree: 'One photo is enough for your free first image; fifteen for a paid package.',
  format: 'JPG or PNG, one person per photo.',
  retention:
    'Your photos are used for your transformations and nothing else. They are deleted 30 days after delivery.',
  declaration: {
    label:
      'These photos are mine, or of a person who has given me their consent; that person is 15 or older.',
    hint: 'Asked once. You can take it back in your profile.',
    first_one: 'Tick this box: your photo is sent straight away.',
    first_other: 'Tick this box: your {{count}} photos are sent straight away.',
    first_many: 'Tick this box: your {{count}} photos are sent straight away.',
    failed: 'Your answer could not be saved. Tick the box again.',
    profile: {
      title: 'My photos',
      said: 'On {{date}} you declared:',
      none: 'You have declared nothing so far: the box is above your photos, at the first step of a transformation.',
      withdraw: 'Take back my declaration',
      warning:
        'Your photos are erased at once: those of the transformation you are preparing, and those of finished ones. A transformation under way is completed, then its photos are erased. The images made for you stay. To send other photos you will have to tick the box again.',
      confirm: 'Take back and erase my photos',
      cancel: 'Cancel',
      withdrawing: 'Erasing…',
      doneTitle: 'Declaration taken back',
      doneText: 'Your photos have been erased.',
      errorTitle: 'Nothing was erased',
      errorText: 'Try again in a moment.',
      unknown: 'Your declaration could not be read.',
    },
  },
  slots: 'Your photos',
  photo: 'Photo {{number}}',
  emptySlot: 'Slot {{number}}, empty',
  add: 'Add photos',
  camera: 'Take a photo',
  drop: 'Drop your photos here',
  remove: 'Remove photo {{number}}',
  retry: 'Try again',
  retryNumber: 'Send photo {{number}} again',
  progress: 'Upload of photo {{number}}',
  overall: 'Sending your photos',
  overallLine_one: 'Sending {{count}} photo: {{percent}}%',
  overallLine_other: 'Sending {{count}} photos: {{percent}}%',
  overallLine_many: 'Sending {{count}} photos: {{percent}}%',
  overallDone: 'Upload finished: 100%',
  replaceTitle: 'To replace',
  adviseTitle: 'Accepted, with some advice',
  hintsTitle: 'To complete your photos',
  refusedTitle: 'Not added',
  dismiss: 'Dismiss this message',
  unnamed: 'Unnamed file',
  accepted: 'Accepted',
  numbered: 'Photo {{number}}: {{advice}}',
  verdicts,
  shortVerdicts,
  hints,
  count,
  states,
  notices,
  guide,
} satisfies Texts['photos']
