import { event } from '../../element/attributes/element-table.ts';

/** The events that `<bw-checkout>` sends to its page. */
export const checkoutEvents = {
  'bw-license-bought': event<{ readonly license: string; readonly listingId: number }>(
    'A licence was paid for, and its places are assigned.',
  ),
};
