import { event } from '../../element/attributes/element-table.ts';

export const createShopEvents = {
  'bw-shop-created': event<{ readonly id: string }>(
    'A shop is created; cancelled, the page stays where it is.',
  ),
} as const;
