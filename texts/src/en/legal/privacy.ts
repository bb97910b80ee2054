import type { Texts } from '../../texts.ts'
import { serviceSections } from './makers.ts'

export const privacy = {
  title: 'Privacy policy',
  lead: 'Your photos are your face. Here is what we do with them, and what we do not do.',
  sections: {
    controller: {
      title: 'Who is responsible',
      paragraphs: [
        '{{legal_name}}, {{address}}, is responsible for the processing described here. For any question about your data: {{dpo_email}}.',
      ],
    },
    data: {
      title: 'The data we process',
      paragraphs: [
        'Your account: first name, last name and telephone if you give them, e-mail address, gender if you give it, password in a form we cannot read.',
        'Your photos, your drafts and the images created, and what you declared before the first photo: that it is yours, or sent with the consent of the person.',
        'The photo you try without an account, for as long as you are trying it.',
        'Your orders and payments: package, credits or course, amount, date, status, your consents and their time, receipts, refunds, credits gained and spent. We never see or keep your card number.',
        'Your withdrawal: the name, the contract and the address you write in it, with its date and time.',
        'For a professional account: the name of the salon and its SIRET.',
        'The messages we write to you, and those you write to us.',
        'When you download the images of an order: which file, and when, for the first time and the last. Neither from where nor with which device.',
        'Your answers to the question asked after a transformation, and your reviews.',
        'Your courses: what you are enrolled in, what you have read and where you are, your answers, the name on your certificate. Whoever verifies the number of a certificate reads your name there only if you wished so.',
        'Technical logs: network address, date and kind of requests, for the safety of the service.',
        'All of this comes from you. The e-mail address, first name, password and photos are necessary for the service; the rest is optional.',
      ],
    },
    purposes: {
      title: 'Why, and on what basis',
      paragraphs: [
        'Creating your transformations, running your account, taking and refunding payments: the contract between us (article 6.1.b of the General Data Protection Regulation).',
        'Publishing a review or an image of you: only with your consent, which you may withdraw at any time (article 6.1.a).',
        '{{photosBasis}}',
        'Keeping receipts, invoices, and the proof of your consents and withdrawals: the law requires it (article 6.1.c).',
        'Showing a bank that disputes a payment that the images were downloaded: our legitimate interest, for as long as the account exists (article 6.1.f).',
        'Protecting the service against abuse: our legitimate interest, and yours (article 6.1.f).',
      ],
    },
    faces: {
      title: 'Your photos of your face',
      paragraphs: [
        'A program checks that each photo shows one sharp face, then finds the outline of the face and hair in order to draw the hairstyle. It identifies nobody: no biometric fingerprint is computed or kept.',
        'Location and device details hidden in your files are removed on arrival.',
        'Nobody of the house opens your images at the desk without writing down why: you read in your profile when, and the reason.',
        'Your photos train no general model and are used for nobody but you.',
        'No decision about you is made by the machine alone: a refused photo can always be replaced.',
      ],
    },
    durations: {
      title: 'For how long',
      paragraphs: [
        'Photos: 30 days after delivery, or earlier at your request, with their thumbnails.',
        '{{keptByServices}}',
        'Photo tried without an account: it is never stored. It stays in memory while you try it and is erased from there as soon as you leave the page, or after 10 minutes at the latest. If you register or sign in from that page, your browser keeps it, 10 minutes at most, to hand it to your draft: it then becomes a photo like any other.',
        'Abandoned drafts: 30 days without a change.',
        'Backups: 30 days, encrypted; an account you deleted is deleted again should one of them have to serve.',
        'Messages we write to you: their text is erased as soon as they are sent, the record of them (address, subject, date) after 30 days. Confirmation codes, kept in a form nobody can read: one day. E-mail addresses used in attempts to sign in or to change a password: one day.',
        'Messages you write to us: one year; with an account, until it is deleted if that comes first. Answers and reviews: until you withdraw them, or delete the transformation or your account.',
        'When the images of an order were downloaded: until you delete your account.',
        'Images created: until you delete them or your account.',
        'Courses, answers and certificates: until you delete your account; the number of a certificate can no longer be verified afterwards.',
        'Account: 3 years after your last visit; we tell you a month before we delete it. Receipts and invoices: 10 years; your name and address are removed from them when you delete your account, except those of a salon, which the law requires us to keep.',
        'Declaration of withdrawal that matches no order: 5 years. Any other stays with the receipts, without your name, address or words once your account is deleted.',
        'After an account that received its free transformation is deleted: a fingerprint of its address, from which the address cannot be read, for 3 years, so that the offer is used only once.',
      ],
    },
    sharing: {
      title: 'When you share an image by link',
      paragraphs: [
        'Nothing is shown to anybody unless you create a link. Anyone who has the link then sees this image, in a small size, with its style and its shade; your before photo only if you asked for it; never your name. The page is kept out of search engines, and loads nothing from any other site.',
        'The link stays open for 1, 7 or 30 days, as you choose. You can stop sharing whenever you like, on the page of the transformation; it also stops when you delete the image or your account. We keep only a fingerprint of the link, deleted along with it. What somebody saved while it was open, we cannot take back.',
      ],
    },
    processors: {
      title: 'Who helps us',
      paragraphs: [
        'Hosting: {{host_name}}, {{host_address}}.',
        '{{imagesMade}}',
        'Payment: {{payment_provider}}. Its card pages are only loaded when you pay.',
        'E-mail: {{email_provider}}.',
        'Each acts on our written instructions, under a contract that follows article 28 of the regulation. We neither sell nor rent any data.',
      ],
    },
    stripe: {
      title: 'Payment by Stripe',
      paragraphs: [
        'When you reach the payment, and not before, your browser loads the card form of Stripe (Stripe Payments Europe, Limited, Ireland). Stripe receives your card number, the amount, the reference of the order, your network address and what your browser says of itself, to take the payment and to recognise fraud.',
        'To recognise fraud, Stripe decides for itself and is responsible for what it does; for this it sets two cookies on the payment page (__stripe_mid, one year, and __stripe_sid, thirty minutes). It may transfer data to the United States, under the EU-US Data Privacy Framework. Its policy: https://stripe.com/privacy.',
      ],
    },
    ...serviceSections,
    transfers: {
      title: 'Outside the European Union',
      paragraphs: [
        '{{whereabouts}}',
        'If a payment or e-mail provider processes data outside the European Union, it does so under an adequacy decision or the standard contractual clauses of the European Commission, a copy of which we will give you on request.',
      ],
    },
    rights: {
      title: 'Your rights',
      paragraphs: [
        'You may see, correct, take with you or erase your data, restrict or object to their processing, withdraw a consent, and say what is to become of them after your death. Write to {{dpo_email}}: we reply within one month.',
        'If you are not satisfied with our reply, you may complain to the CNIL, 3 place de Fontenoy, TSA 80715, 75334 Paris CEDEX 07, https://www.cnil.fr.',
      ],
    },
    cookies: {
      title: 'Cookies',
      paragraphs: [
        'Five strictly necessary cookies: one keeps you signed in (14 days without a visit, 30 days in all), another recognises the device on which you have signed in before, so that passwords tried by others do not make you wait (one year), the third remembers your language (one year), the fourth, for one hour at most, takes you from the link you received to choosing a new password, and the last, for ten minutes at most, waits for the code of your app if you have turned on two-step sign-in. Your browser also keeps to itself, without sending it to us, the language you chose and, until you close the tab, what one page has to tell the next: a greeting with your first name, a payment under way, the words you were writing when you changed the language; and, for ten minutes at most, the photo you tried and are taking into your space.',
        'No audience measurement, no advertising: that is why no banner asks you anything.',
      ],
    },
    minors: {
      title: 'Minors',
      paragraphs: ['The service is for people aged 18 and over, or 15 and over with a parent’s consent.'],
    },
    clients: {
      title: 'People photographed by a salon',
      paragraphs: [
        'A professional who adds photos of a client must have obtained her written consent. The client has the same rights, directly with us.',
      ],
    },
    security: {
      title: 'Security',
      paragraphs: [
        'Encrypted connections, hashed passwords, files that only their owner can open, and anyone she gives a link to. If an incident puts you at risk, we tell you, and the CNIL.',
      ],
    },
  },
} satisfies Texts['legal']['privacy']
