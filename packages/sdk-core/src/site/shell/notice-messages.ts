import type { Catalogue } from '../../vocabulary/text/message.ts';

/** Says in place of a page why it is not there, and what to do. */
export const noticeMessages = {
  catalogue: 'site/notice',
  'title.404': 'There is no page at this address',
  'title.410': 'This is no longer available',
  'title.404.listing': 'There is no listing at this address',
  'title.410.listing': 'This listing is no longer available',
  'title.404.shop': 'There is no shop at this address',
  'title.410.shop': 'This shop is not open at the moment',
  'title.404.product': 'There is no product at this address',
  'title.410.product': 'This product is not for sale at the moment',
  'title.501': 'This page is not available yet',
  'title.503': 'This page can’t be shown right now',
  'title.chunk': 'This page could not be loaded',
  'advice.404':
    'It may have moved, or a letter of the address is wrong. A search often finds what you want.',
  'advice.410': 'It was taken down or has run out. There may be others like it.',
  'advice.404.listing':
    'It may have been taken down, or a letter of the address is wrong. Others like it are a search away.',
  'advice.410.listing': 'It was sold, taken down or has run out. Others like it may still be had.',
  'advice.404.shop': 'A letter of the address may be wrong.',
  'advice.410.shop': 'It may open again. Look in another day.',
  'advice.404.product': 'It may have another address by now, or a letter of it is wrong.',
  'advice.410.product': 'It may come back. Look in another day.',
  'advice.501': 'We are still building it. The rest of Boardwalk is open.',
  'advice.503': 'Boardwalk did not answer. Nothing is lost; try again in a moment.',
  'advice.chunk': 'A part of it did not arrive. Check your connection, then try again.',
  search: 'Search all listings',
  searchKind: 'Search listings of this kind',
  searchAction: 'Search',
  retry: 'Try again',
  home: 'Go to the home page',
  dashboard: 'Go to the dashboard',
} as const satisfies Catalogue;
