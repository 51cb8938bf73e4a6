/** What blocks of news say around what was found, as templates. */
export const newsWords = {
  en: {
    colon: ': ',
    favourites: 'Your favourites',
    fits: 'Fits: ',
    noMore: 'a listing that is no more',
    noMoreHeadline: 'A listing that is no more',
    before: 'before: ',
    more: 'And {{ group.further }} more',
    withNews: '{{ group.further }} with news',
    seeFavourites: 'See your favourites',
    seeSearch: 'See the search',
    seeAll: 'See all {{ group.count }}',
    seeAlert: 'See the alert',
  },
  fr: {
    colon: '\u00a0: ',
    favourites: 'Vos favoris',
    fits: 'Correspond à\u00a0: ',
    noMore: 'une annonce qui n’existe plus',
    noMoreHeadline: 'Une annonce qui n’existe plus',
    before: 'auparavant\u00a0: ',
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

export type NewsWords = Readonly<Record<keyof typeof newsWords.en, string>>;
