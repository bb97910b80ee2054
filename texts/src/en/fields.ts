import type { fields as fr } from '../fr/fields.ts'

export const fields = {
  emailInvalid: 'Invalid email address',
  emailRequired: 'This field is required',
  passwordRequired: 'This field is required',
  passwordShort: 'At least 6 characters',
  passwordLong: 'At most 128 characters',
  passwordWrong: 'Incorrect password',
  passwordCommon: 'This password is too common',
  passwordDate: 'A date is quickly guessed: use a few words that have nothing to do with each other',
  passwordKeys:
    'Neighbouring keys are quickly guessed: use a few words that have nothing to do with each other',
  passwordPersonal: 'Leave out your name, your address and ours: they are tried first',
  passwordRepeated:
    'A repetition is quickly guessed: use a few words that have nothing to do with each other',
  passwordSequence: 'A sequence is quickly guessed: use a few words that have nothing to do with each other',
  passwordWord: 'A single word, even with figures after it, is quickly guessed: add one or two more',
  codeInvalid: 'Enter the six digits of the code',
  codeWrong:
    'This code is wrong, or no longer valid. Use the one in the latest e-mail, or ask for a new one.',
  factorCodeInvalid: 'Enter the six digits of your app, or a whole recovery code',
  factorCodeWrong:
    'This is not the right code, or it was used already. Wait for the next one, then try again.',
  firstNameShort: 'First name too short',
  firstNameRequired: 'This field is required',
  phoneInvalid: 'Invalid phone number',
  messageRequired: 'Write your message',
  nameRequired: 'Name required',
  contractRequired: 'Receipt or order number required',
  salonRequired: 'Salon name required',
  coursePrice: '0, or a price from 0.50 to 10,000 euros',
  trainerRequired: 'Write who leads the course',
  registrationUrl: 'Give the address of the registration page, in https://',
  reasonRequired: 'Write the reason',
  countRequired: 'Write a whole number of credits, within the limit',
  priceRequired: 'Write a price in euros, for example 12.50',
  addressDiffers: 'This is not the address of this account',
  reviewRequired: 'Write a few words to publish, or untick the box',
  siretInvalid: 'This is not a SIRET number. Check its 14 digits.',
  tooLong: 'Text too long',
  invalid: 'Incorrect value',
} satisfies Record<keyof typeof fr, string>
