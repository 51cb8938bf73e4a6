/** What mails of news say around what was found, as templates; what cards say has places of messages. */
export const newsMailTexts = {
  en: {
    favourites: 'Your favourites',
    fits: 'Fits: ',
    noMore: 'A listing that is no more',
    before: 'before: {price}',
    more: 'And {{ group.further }} more',
    withNews: '{{ group.further }} with news',
    seeFavourites: 'See your favourites',
    seeSearch: 'See the search',
    seeAll: 'See all {{ group.count }}',
    seeAlert: 'See the alert',
  },
  fr: {
    favourites: 'Vos favoris',
    fits: 'Correspond à\u00a0: ',
    noMore: 'Une annonce qui n’existe plus',
    before: 'auparavant\u00a0: {price}',
    more: 'Et {{ group.further }} de plus',
    withNews: '{{ group.further }} avec du nouveau',
    seeFavourites: 'Voir vos favoris',
    seeSearch: 'Voir la recherche',
    seeAll: 'Tout voir ({{ group.count }})',
    seeAlert: 'Voir l’alerte',
  },
} as const;

/** What an alert is called whose name its reader has not chosen: somebody may have typed their address. */
export const mailedAlertName = { en: 'An alert by mail', fr: 'Une alerte par courriel' } as const;

export type NewsMailTexts = Readonly<Record<keyof typeof newsMailTexts.en, string>>;
