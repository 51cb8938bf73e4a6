import type { Catalogue } from '../../vocabulary/text/message.ts';

/** What the map of a search says. */
export const mapMessages = {
  catalogue: 'search/map',
  map: 'Map of the results',
  follow: 'Search as I move',
  again: 'Search this part',
  close: 'Close',
  picked: 'Picked on the map',
  pin: '{title}, {price}',
  group: {
    one: 'Zoom in on {count} listing',
    many: 'Zoom in on {count} listings',
  },
  spot: {
    one: 'Show {count} listing',
    many: 'Show {count} listings',
  },
  groupPrices: '{group}, {from} to {to}',
  groupConverted: '{group}, {from} to {to} when converted',
  noPrice: 'Ask',
  empty: 'Nothing was found in this part of the map.',
  backToFound: 'Back to the listings',
  sampled: 'Too many to show: these are a sample.',
  failed: 'The map can’t show what is here right now.',
  loadingPicked: 'Loading…',
  pickedShown: '{shown} of {total} listings',
  pickedMore: 'Show more',
  pickedFailed: 'What stands here couldn’t be loaded.',
} as const satisfies Catalogue;
