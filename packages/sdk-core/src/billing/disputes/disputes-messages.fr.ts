import type { Translations } from '../../vocabulary/text/message.ts';

/** What administrators read about disputes, in Canadian French. */
export const disputesFrench: Translations = {
  'billing/disputes': {
    title: 'Contestations',
    note: 'Débits que des titulaires de carte ont contestés auprès de leur banque. Ce qui a été payé reste en place tant que la banque n’a pas repris tout l’argent. Les preuves se donnent dans le tableau de bord du fournisseur.',
    amount: '{amount}, {status}',
    reason: 'Motif\u00a0: {reason}',
    opened: 'Ouverte le {date}',
    respondBy: 'Preuves acceptées jusqu’au {date}',
    ended: 'Décidée le {date}',
    payment: 'Paiement',
    unknownPayment: 'Aucun paiement d’ici n’a été débité ainsi.',
  },
  'billing/disputes-list': {
    found: 'Contestations, les non décidées d’abord',
    none: 'Rien n’est contesté.',
    noneAdvice: 'Ce que des titulaires de carte contestent se trouvera ici.',
    showAll: 'À la première page',
    pages: 'Pages de contestations',
    page: 'Page {page}',
    previous: 'Contestations plus récentes',
    next: 'Contestations plus anciennes',
  },
  'billing/dispute-statuses': {
    'needs-response': 'des preuves sont demandées',
    'under-review': 'la banque décide',
    won: 'gagnée',
    lost: 'perdue',
    inquiry: 'la banque ne fait que demander',
    'inquiry-closed': 'la banque ne demande plus rien',
    prevented: 'réglée avant de devenir une contestation',
    unknown: 'voir le tableau de bord du fournisseur',
  },
};
