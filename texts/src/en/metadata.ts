import type { Texts } from '../texts.ts'

export const metadata = {
  home: {
    title: 'AI hairstyle try-on, on your own face | {{brand}}',
    description: 'Add 15 photos, choose a style and see yourself anew {{usualWait}}.',
  },
  blog: {
    title: 'Hair and colour advice | {{brand}}',
    description: 'Shade charts, cuts, photos and salon visits: our advice for choosing with your eyes open.',
  },
  tryOn: {
    title: 'Try a hairstyle on your photo | {{brand}}',
    description:
      'One photo of you, a few seconds: see other colours and styles on your own face, without an account.',
  },
  verifyImage: {
    title: 'Check an image for AI marks | {{brand}}',
    description: 'Read the AI marks that the file of an image bears: in your browser, without sending it.',
  },
  courses: {
    title: 'Courses for hairdressers | {{brand}}',
    description:
      'Colour theory, the consultation, pictures and the law in the salon: lessons for professionals, with exercises and a certificate.',
  },
  course: {
    title: '{{title}} | {{brand}}',
    description: '{{description}}',
  },
  certificates: {
    title: 'Verify a certificate of completion | {{brand}}',
    description: 'Type the number of a certificate: we say whether we issued it, and for which course.',
  },
  blogPost: {
    title: '{{title}} | {{brand}}',
    description: '{{description}}',
  },
  dashboard: {
    title: 'Dashboard | {{brand}}',
    description: 'Your transformations, your photos and your images.',
  },
  legalNotice: {
    title: 'Legal notice | {{brand}}',
    description: 'Who publishes and hosts this site, and how to reach us.',
  },
  privacy: {
    title: 'Privacy policy | {{brand}}',
    description: 'What happens to your photos and data, and how to exercise your rights.',
  },
  terms: {
    title: 'Terms of sale | {{brand}}',
    description: 'Orders, prices, delivery, refunds and withdrawal.',
  },
  accessibility: {
    title: 'Accessibility | {{brand}}',
    description: 'What we have checked, what is left to do, and how to report a problem.',
  },
  withdrawal: {
    title: 'Withdraw from the contract | {{brand}}',
    description:
      'Fourteen days to withdraw from a purchase, without giving a reason: online, with an acknowledgement.',
  },
  contact: {
    title: 'Write to us | {{brand}}',
    description: 'A question about your images, an order or your photos: write to us, and we answer.',
  },
  notFound: {
    title: 'Page not found | {{brand}}',
    description: 'This page does not exist or has moved.',
  },
  confirmEmail: {
    title: 'Address confirmation | {{brand}}',
    description: 'Confirmation of your e-mail address.',
  },
  signIn: {
    title: 'Sign in | {{brand}}',
    description: 'Sign in to your account.',
  },
  register: {
    title: 'Create an account | {{brand}}',
    description: 'Create your account.',
  },
  signInCode: {
    title: 'Your code | {{brand}}',
    description: 'Enter the code from your authenticator app.',
  },
  forgottenPassword: {
    title: 'Forgotten password | {{brand}}',
    description: 'Ask for a link to choose a new password.',
  },
  newPassword: {
    title: 'New password | {{brand}}',
    description: 'Choose your new password.',
  },
  shared: {
    title: 'A hairstyle idea, shared with you | {{brand}}',
    description: 'An AI-generated image, shared by a temporary link.',
  },
  sharedGone: {
    title: 'This link does not work | {{brand}}',
    description: 'This sharing link does not exist, or is no longer open.',
  },
  default: {
    title: 'Courses, products and services for hairdressing | {{brand}}',
    description:
      'A platform for learning and for professional hairdressing services: courses, products and services.',
  },
  shareAlt: 'Drawn portrait, before and after a hair transformation',
  keywords: {
    home: 'hairstyle try-on, virtual hairstyle, hair colour, shade chart, haircut, artificial intelligence',
    tryOn: 'hairstyle try-on, try a hair colour, preview on photo, shade chart, virtual hairstyle',
    courses: 'hairdressing course, colour theory, consultation, salon law',
    verifyImage: 'check an image, AI-generated image, AI mark, IPTC metadata, C2PA',
    blog: 'hair advice, shade chart, cut and texture, fringe, hair colour, hair salon',
    blogPost: 'hair advice, hairstyle, hair colour, hair salon',
    dashboard: 'dashboard, transformations, images',
    privacy: 'privacy policy, personal data, photos, GDPR',
    terms: 'terms of sale, orders, refunds, withdrawal',
    default: 'hairdressing, courses, products, services, beauty',
  },
} satisfies Texts['metadata']
