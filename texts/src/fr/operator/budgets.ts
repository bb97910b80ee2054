/** What each engine has cost, and may. */
export const budgets = {
  title: 'Budgets',
  lead: "Ce que chaque moteur a coûté, et ce qu'il peut coûter en un jour.",
  today: "Aujourd'hui",
  thisMonth: 'Ce mois-ci',
  aDay: 'Budget du jour',
  unbounded: 'Sans limite',
  decided: 'fixé au bureau',
  configured: 'fixé par la configuration',
  spent: 'Dépensé',
  spentShare: "{{share}} du budget d'aujourd'hui",
  own: "Il travaille sur les machines de la maison : rien n'est payé à l'image.",
  ourEngine: 'notre moteur',
  gone: "Plus rien ne s'y commande. Il a coûté ceci ce mois-ci.",
  instead:
    "Une fois le budget dépensé, {{engine}} fait à sa place les styles qu'il sait faire, jusqu'à minuit.",
  refused:
    "Une fois le budget dépensé, les commandes de ces styles sont refusées jusqu'à minuit : la cliente est invitée à revenir, son brouillon reste.",
  goneInstead:
    "Le budget d'aujourd'hui est dépensé : {{engine}} fait à sa place les styles qu'il sait faire.",
  goneRefused: "Le budget d'aujourd'hui est dépensé : les commandes de ces styles sont refusées.",
}
