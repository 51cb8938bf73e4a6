import type { Catalogue } from '../../vocabulary/text/message.ts';

/** What stands below the products of a shop. */
export const aboutShopMessages = {
  catalogue: 'shops/about',
  title: 'About {shop}',
  hours: 'Hours',
  pickup: 'Pickup',
  contact: 'Contact',
  website: 'Website',
  returns: 'Returns',
  privacy: 'Privacy',
  since: 'On Boardwalk since {date}',
  report: 'Report this shop',
  localTime: 'In the time of the shop.',
} as const satisfies Catalogue;
