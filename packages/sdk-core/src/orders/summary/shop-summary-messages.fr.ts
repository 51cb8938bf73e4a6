import type { Translations } from '../../vocabulary/text/message.ts';

/** What the summary of a shop says, in Canadian French. */
export const shopSummaryFrench: Translations = {
  'orders/shop-summary': {
    title: 'Résumé',
    today: 'À faire',
    nothing: 'Rien ne vous attend.',
    toSend: {
      one: '{count} commande à envoyer ou à préparer',
      many: '{count} commandes à envoyer ou à préparer',
    },
    quotes: {
      one: '{count} demande de prix de livraison attend votre réponse',
      many: '{count} demandes de prix de livraison attendent votre réponse',
    },
    answerUntil: 'La première jusqu’au {date}',
    lowStock: {
      one: '{count} produit est épuisé ou presque',
      many: '{count} produits sont épuisés ou presque',
    },
    soldOut: 'Épuisé',
    left: { one: 'Il en reste {count}', many: 'Il en reste {count}' },
    thisMonth: 'Ce mois-ci',
    sales: 'Ventes',
    orders: 'Commandes',
    visits: 'Visites',
    bought: 'Commandes pour 100 visites',
    noVisits: 'Aucune visite',
    before: 'Le mois dernier à pareille date : {value}',
    note: 'Les ventes sont les articles et la livraison, sans les taxes. Les visites sont comptées sans savoir de qui elles viennent; les vôtres ne comptent pas.',
    overTime: 'Évolution',
    period: 'Période',
    byDay: 'Jours',
    byMonth: 'Mois',
    salesByDay: 'Ventes par jour',
    salesByMonth: 'Ventes par mois',
    countsByDay: 'Visites et commandes par jour',
    countsByMonth: 'Visites et commandes par mois',
    noSales: 'Rien ne s’est vendu pendant cette période.',
    noCounts: 'Personne n’a visité la boutique pendant cette période.',
    unknown: 'Cette boutique n’existe pas',
    unknownAdvice: 'Elle est peut-être fermée, ou vous ne vous en occupez plus.',
    forbidden: 'Seules les personnes de cette boutique voient son résumé.',
  },
};
