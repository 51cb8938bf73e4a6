import { postingKinds } from '@boardwalk/sdk-core/listings/form/posting-kinds';
import { shopIdPattern } from '@boardwalk/sdk-core/shops/shop-id';
import type { SitePage } from './site-page.ts';
import { wayBackOf } from './way-back.ts';

const own = { guard: 'signed-in', layout: 'dashboard' } as const;
const number = /^[1-9]\d{0,15}$/;
const kind = new RegExp(`^(?:${postingKinds.join('|')})$`);
const kindOrShop = new RegExp(`^(?:shop|${postingKinds.join('|')})$`);
const numberOrShop = new RegExp(`${number.source}|${shopIdPattern.source}`);

/** The pages on which listings are written. */
export const postingPages = {
  choosePosting: {
    ...own,
    title: 'Post a listing',
    widgets: () => [{ tag: 'bw-post', attributes: { 'heading-level': '1' } }],
  },
  postListing: {
    ...own,
    title: 'Post a listing',
    params: { type: kind },
    widgets: ({ params: { type = '' }, query }) => [
      {
        tag: 'bw-post',
        attributes: { type, 'heading-level': '1', 'url-sync': '', ...wayBackOf(query) },
        sharesState: true,
      },
    ],
  },
  editListing: {
    ...own,
    title: 'Edit a listing',
    params: { id: number, type: kind },
    widgets: ({ params: { id = '', type = '' } }) => [
      {
        tag: 'bw-post',
        attributes: { type, listing: id, 'heading-level': '1', 'url-sync': '' },
        sharesState: true,
      },
    ],
  },
  // Of a shop too.
  shareListing: {
    ...own,
    title: 'Who may do what',
    params: { id: numberOrShop, type: kindOrShop },
    widgets: ({ params: { id = '', type = '' } }) => [
      { tag: 'bw-permissions', attributes: { type, id, 'heading-level': '1' } },
    ],
  },
  importListings: {
    ...own,
    title: 'Import listings',
    widgets: () => [{ tag: 'bw-import-listings', attributes: { 'heading-level': '1' } }],
  },
} as const satisfies Readonly<Record<string, SitePage>>;
