import { event } from '../../element/attributes/element-table.ts';

/** What `<bw-checkout>` tells its page. */
export const checkoutEvents = {
  'bw-license-bought': event<{ readonly license: string; readonly listingId: number }>(
    'A licence was paid for, and its places are assigned.',
  ),
};
