import type { Catalogue } from '../../vocabulary/text/message.ts';

/** What stands in place of a part of a shop or a product that could not be loaded. */
export const shopPartMessages = {
  catalogue: 'shops/part',
  failed: 'This part of the page couldn’t be loaded.',
  retry: 'Try again',
} as const satisfies Catalogue;
