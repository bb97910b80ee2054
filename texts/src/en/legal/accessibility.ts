import type { Texts } from '../../texts.ts'

export const accessibility = {
  title: 'Accessibility',
  lead: 'Everyone should be able to see themselves anew. What we have checked, what remains to be done, and whom to tell.',
  states: { none: 'not compliant', partial: 'partially compliant', full: 'fully compliant' },
  sections: {
    commitment: {
      title: 'Our commitment',
      paragraphs: [
        '{{legal_name}} undertakes to make {{brand}} accessible to all, in the spirit of article 47 of the French law 2005-102 of 11 February 2005 and of European directive 2019/882. This statement covers this site, public pages and dashboard.',
      ],
    },
    none: {
      title: 'State of compliance',
      paragraphs: [
        '{{brand}} is declared not compliant with the French accessibility reference (RGAA 4.1.2), because no full audit of its 106 criteria has been made yet. The reference does not allow better to be announced before an audit.',
      ],
    },
    partial: {
      title: 'State of compliance',
      paragraphs: [
        '{{brand}} is partially compliant with the French accessibility reference (RGAA 4.1.2): {{auditRate}} of the applicable criteria are met. {{auditEvidence}}, {{auditDate}}.',
      ],
    },
    full: {
      title: 'State of compliance',
      paragraphs: [
        '{{brand}} is fully compliant with the French accessibility reference (RGAA 4.1.2). {{auditEvidence}}, {{auditDate}}.',
      ],
    },
    tests: {
      title: 'What we check',
      paragraphs: [
        'With each version, a tool (axe-core) examines the public pages in French and in English and refuses the version if it finds an error. A suite of tests measures colour contrast, light and dark, and carries an order from start to end by the names and roles a screen reader reads.',
        'Pages read without loss at 400% zoom, follow your settings of contrast, theme and reduced motion, and the before and after comparison can also be moved with the keyboard.',
      ],
    },
    gaps: {
      title: 'What is not yet accessible',
      paragraphs: [
        'Images created bear the name of the transformation and their number, but no description of what is seen in them.',
        'No test has yet been made with people who use a screen reader or voice control.',
        'The photos you add are yours: we cannot describe them in your place.',
      ],
    },
    technologies: {
      title: 'What the site is made with',
      paragraphs: ['HTML, CSS, JavaScript, SVG and WAI-ARIA. Public pages read without JavaScript.'],
    },
    contact: {
      title: 'Tell us',
      paragraphs: [
        'Does a page resist you? Write to {{email}} or call {{phone}}: we give you the information in another way, and we mend the page. We reply within {{delay}}.',
      ],
    },
    redress: {
      title: 'Means of redress',
      paragraphs: [
        'You told us of an obstacle and our answer does not satisfy you? You may refer to the French Defender of Rights (Défenseur des droits): by its form, https://formulaire.defenseurdesdroits.fr; with its delegate in your region, https://www.defenseurdesdroits.fr/saisir/delegues; by post, free of charge and with no stamp: Défenseur des droits, Libre réponse 71120, 75342 Paris CEDEX 07; by telephone: 09 69 39 00 00.',
      ],
    },
    established: {
      title: 'When this statement was made',
      paragraphs: ['This statement was made on 21 November 2026. It is reviewed with each version.'],
    },
  },
} satisfies Texts['legal']['accessibility']
