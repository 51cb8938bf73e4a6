import type { Catalogue } from '../../vocabulary/text/message.ts';

/** What the page of the zones says that one’s listings sponsor. */
export const ownZonesMessages = {
  catalogue: 'boards/own-zones',
  heading: 'Zones',
  lead: 'As a house sponsor your listing shows on all boards of a zone.',
  none: 'Your listings sponsor no zone.',
  noneAdvice:
    'Boardwalk names the house sponsors of a zone. A plan puts your listing on boards of your choice.',
  plans: 'See the plans',
  zone: 'Zone',
  boards: { one: '{count} board', many: '{count} boards' },
  sponsors: 'Your house sponsors',
  since: 'since {date}',
  map: 'Map of {zone}',
  list: 'Boards of {zone}',
  noBoards: 'No board stands in this zone at the moment.',
  places: '{taken} of {capacity} places taken',
  out: 'out of service',
  board: '{board}, {state}',
  group: { one: 'Zoom in on {count} board', many: 'Zoom in on {count} boards' },
  picked: 'Picked board',
  close: 'Close',
  pictureFailed: 'More of this board couldn’t be loaded.',
  mapFailed: 'The map can’t be shown right now. Its boards are in the list.',
  more: { one: 'Show {count} more', many: 'Show {count} more' },
} as const satisfies Catalogue;
