/** The declaration follows the model of the RGAA 4.1.2; which state it declares is decided by the audit. */
export const accessibility = {
  title: 'Accessibilité',
  lead: 'Tout le monde doit pouvoir se voir autrement. Ce que nous avons vérifié, ce qui reste à faire, et comment nous signaler un problème.',
  states: {
    none: 'non conforme',
    partial: 'partiellement conforme',
    full: 'totalement conforme',
  },
  sections: {
    commitment: {
      title: 'Notre engagement',
      paragraphs: [
        "{{legal_name}} s'engage à rendre {{brand}} accessible à toutes et à tous, dans l'esprit de l'article 47 de la loi 2005-102 du 11 février 2005 et de la directive européenne 2019/882. Cette déclaration vaut pour ce site, pages publiques et tableau de bord.",
      ],
    },
    none: {
      title: 'État de conformité',
      paragraphs: [
        "{{brand}} est déclaré non conforme au référentiel général d'amélioration de l'accessibilité (RGAA 4.1.2), parce qu'aucun audit complet de ses 106 critères n'a encore été fait. Le référentiel ne permet pas d'annoncer mieux avant un audit.",
      ],
    },
    partial: {
      title: 'État de conformité',
      paragraphs: [
        "{{brand}} est partiellement conforme au référentiel général d'amélioration de l'accessibilité (RGAA 4.1.2) : {{auditRate}} des critères applicables sont respectés. {{auditEvidence}}, {{auditDate}}.",
      ],
    },
    full: {
      title: 'État de conformité',
      paragraphs: [
        "{{brand}} est totalement conforme au référentiel général d'amélioration de l'accessibilité (RGAA 4.1.2). {{auditEvidence}}, {{auditDate}}.",
      ],
    },
    tests: {
      title: 'Ce que nous vérifions',
      paragraphs: [
        "À chaque version, un outil (axe-core) examine les pages publiques en français et en anglais et refuse la version s'il trouve une erreur. Une suite d'essais mesure le contraste des couleurs, en clair et en sombre, et passe une commande du début à la fin en se fiant aux noms et aux rôles que lit un lecteur d'écran.",
        'Les pages se lisent sans perte à 400 % de zoom, suivent vos réglages de contraste, de thème et de mouvement réduit, et la comparaison avant et après se règle aussi au clavier.',
      ],
    },
    gaps: {
      title: "Ce qui n'est pas encore accessible",
      paragraphs: [
        "Les images créées portent le nom de la transformation et leur numéro, mais aucune description de ce qu'on y voit.",
        "Aucun essai n'a encore été mené avec des personnes qui utilisent un lecteur d'écran ou une commande vocale.",
        'Les photos que vous ajoutez sont de vous : nous ne pouvons pas les décrire à votre place.',
      ],
    },
    technologies: {
      title: 'Avec quoi le site est fait',
      paragraphs: ['HTML, CSS, JavaScript, SVG et WAI-ARIA. Les pages publiques se lisent sans JavaScript.'],
    },
    contact: {
      title: 'Nous signaler un problème',
      paragraphs: [
        "Une page vous pose problème ? Écrivez à {{email}} ou appelez le {{phone}} : nous vous donnons l'information d'une autre façon, et nous corrigeons. Réponse sous {{delay}}.",
      ],
    },
    redress: {
      title: 'Voie de recours',
      paragraphs: [
        'Vous nous avez signalé un obstacle et notre réponse ne vous satisfait pas ? Vous pouvez saisir le Défenseur des droits : par son formulaire, https://formulaire.defenseurdesdroits.fr ; auprès de son délégué dans votre région, https://www.defenseurdesdroits.fr/saisir/delegues ; par courrier gratuit, sans timbre : Défenseur des droits, Libre réponse 71120, 75342 Paris CEDEX 07 ; par téléphone : 09 69 39 00 00.',
      ],
    },
    established: {
      title: 'Établissement de la déclaration',
      paragraphs: ['Cette déclaration a été établie le 21 novembre 2026. Elle est revue à chaque version.'],
    },
  },
}
