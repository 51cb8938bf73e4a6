import type { Translations } from '../../vocabulary/text/message.ts';

/** What of an alert is chosen, in Canadian French. */
export const choicesFrench: Translations = {
  'alerts/news': {
    new: 'Nouvelles annonces',
    repriced: 'Autre prix qui convient',
    reduced: 'Prix réduit',
    'open-again': 'De nouveau offerte',
    gone: 'Vendue ou retirée',
  },
  'alerts/frequencies': {
    'at-once': 'Tout de suite',
    daily: 'Une fois par jour',
    weekly: 'Une fois par semaine',
  },
  'alerts/channels': {
    badge: 'Dans la barre de Boardwalk',
    mail: 'Par courriel',
  },
};
