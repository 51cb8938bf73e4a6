import { event } from '../../element/attributes/element-table.ts';

/** What `<bw-favourite>` tells its page. */
export const favouriteEvents = {
  'bw-favourite': event<{ readonly listing: number; readonly isKept: boolean }>(
    'Somebody keeps the listing, or keeps it no longer.',
  ),
};
