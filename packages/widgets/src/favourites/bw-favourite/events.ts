import { event } from '../../element/attributes/element-table.ts';

/** The events that `<bw-favourite>` sends to its page. */
export const favouriteEvents = {
  'bw-favourite': event<{ readonly listing: number; readonly isKept: boolean }>(
    'Somebody keeps the listing, or keeps it no longer.',
  ),
};
