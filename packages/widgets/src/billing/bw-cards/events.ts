import { event } from '../../element/attributes/element-table.ts';

/** The events that `<bw-cards>` sends to its page. */
export const cardsEvents = {
  'bw-card-select': event<{ readonly payment_id: string | null }>(
    'A card was picked; `null` where none is any more.',
  ),
};
