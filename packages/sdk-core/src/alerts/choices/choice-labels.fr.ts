import type { Translations } from '../../vocabulary/text/message.ts';

/** What of an alert is chosen, in Canadian French. */
export const choicesFrench: Translations = {
  'alerts/news': {
    new: 'Nouvelle annonce',
    repriced: 'Nouveau prix',
    reduced: 'Prix réduit',
    'open-again': 'De nouveau offerte',
    gone: 'Vendue ou retirée',
  },
  'alerts/news/counts': {
    new: { one: '{count} nouvelle annonce', many: '{count} nouvelles annonces' },
    repriced: {
      one: 'Nouveau prix de {count} annonce',
      many: 'Nouveaux prix de {count} annonces',
    },
    reduced: { one: 'Prix réduit de {count} annonce', many: 'Prix réduits de {count} annonces' },
    'open-again': {
      one: '{count} annonce de nouveau offerte',
      many: '{count} annonces de nouveau offertes',
    },
    gone: {
      one: '{count} annonce vendue ou retirée',
      many: '{count} annonces vendues ou retirées',
    },
    several: { one: 'Du nouveau pour {count} annonce', many: 'Du nouveau pour {count} annonces' },
  },
  'alerts/frequencies': {
    'at-once': 'Tout de suite',
    daily: 'Une fois par jour',
    weekly: 'Une fois par semaine',
  },
  'alerts/channels': {
    badge: 'Sur Boardwalk',
    mail: 'Par courriel',
  },
  'alerts/how': {
    news: 'Ce que vous voulez savoir',
    frequency: 'Rythme des courriels',
    channels: 'Où vous en êtes informé',
    daily: 'Vos courriels sur les alertes arrivent une fois par jour au plus.',
    never:
      'Vos courriels sur les alertes sont désactivés\u00a0: aucun n’arrive tant que vous ne les réactivez pas.',
    switchOn: 'Les réactiver',
  },
};
