import type { Catalogue } from '../../vocabulary/text/message.ts';

/** What the page about us says. */
export const aboutMessages = {
  catalogue: 'site/about',
  title: 'About Boardwalk',
  lead: 'A marketplace for the place where you live: homes and things, events and jobs, the people who mend roofs and the city that clears the snow.',
  why: 'Why it exists',
  whyText:
    'What happens in a town used to stand on one board beside the post office. Today it is spread over a dozen sites, most of them far away and all of them curious about you. Boardwalk puts it on one board again, in Canada, the United States and Australia.',
  whatFor: 'What you can do here',
  find: 'Find',
  findText:
    'Search seven kinds of listings together or one by one, in a list or on a map, without an account.',
  offer: 'Offer',
  offerText:
    'Post homes, things, events and jobs for free. Merchants, realtors, brokerages and cities keep free public profiles.',
  advertise: 'Advertise',
  advertiseText: 'Merchants license places on local boards, by the street and not by the click.',
  how: 'How we work',
  how1: 'No one can pay to stand before others in a search.',
  how2: 'No advertising cookies, no trackers, nothing sold. We count views, not viewers.',
  how3: 'Everything works by keyboard, with a screen reader, on a slow phone and without a script where that is possible.',
  how4: 'Our own site is made of the same parts that anybody may place on theirs.',
  partners: 'On your site too',
  partnersText:
    'Brokerages, merchants and newspapers show our search and our listings on their own pages with one line of code, in their colours.',
  articles: 'Read our articles',
  search: 'Search listings',
  privacy: 'How we treat your data',
} as const satisfies Catalogue;
