import type { Texts } from '../../texts.ts'

export const accessibility = {
  title: 'Accessibility',
  lead: 'Everyone should be able to see themselves with a new look. What we have checked, what is left to do, and how to report a problem.',
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
        '{{brand}} is declared not compliant with the French accessibility standard (RGAA 4.1.2), because no full audit of its 106 criteria has been carried out yet. The standard does not allow anything better to be declared before an audit.',
      ],
    },
    partial: {
      title: 'State of compliance',
      paragraphs: [
        '{{brand}} is partially compliant with the French accessibility standard (RGAA 4.1.2): {{auditRate}} of the applicable criteria are met. {{auditEvidence}}, {{auditDate}}.',
      ],
    },
    full: {
      title: 'State of compliance',
      paragraphs: [
        '{{brand}} is fully compliant with the French accessibility standard (RGAA 4.1.2). {{auditEvidence}}, {{auditDate}}.',
      ],
    },
    tests: {
      title: 'What we check',
      paragraphs: [
        'With each version, a tool (axe-core) examines the public pages in French and in English and refuses the version if it finds an error. A suite of tests measures colour contrast, light and dark, and places an order from start to finish relying on the names and roles a screen reader announces.',
        'Pages can be read without loss at 400% zoom and follow your settings for contrast, theme and reduced motion, and the before and after comparison can also be moved with the keyboard.',
      ],
    },
    gaps: {
      title: 'What is not yet accessible',
      paragraphs: [
        'The images we create carry the name of the transformation and their number, but no description of what they show.',
        'No test has yet been carried out with people who use a screen reader or voice control.',
        'The photos you add are of you: we cannot describe them in your place.',
      ],
    },
    technologies: {
      title: 'What the site is made with',
      paragraphs: ['HTML, CSS, JavaScript, SVG and WAI-ARIA. Public pages can be read without JavaScript.'],
    },
    contact: {
      title: 'Report a problem',
      paragraphs: [
        'Is a page giving you trouble? Write to {{email}} or call {{phone}}: we will give you the information another way, and fix the page. We reply within {{delay}}.',
      ],
    },
    redress: {
      title: 'Means of redress',
      paragraphs: [
        'If you have reported a problem and are not satisfied with our reply, you may contact the French Defender of Rights (Défenseur des droits): through its form, https://formulaire.defenseurdesdroits.fr; through its delegate in your region, https://www.defenseurdesdroits.fr/saisir/delegues; by post, free of charge, no stamp needed: Défenseur des droits, Libre réponse 71120, 75342 Paris CEDEX 07; by telephone: 09 69 39 00 00.',
      ],
    },
    established: {
      title: 'When this statement was made',
      paragraphs: ['This statement was made on 21 November 2026. It is reviewed with each version.'],
    },
  },
} satisfies Texts['legal']['accessibility']
