import type { Catalogue, TextCatalogue } from '../vocabulary/text/message.ts';
import type { BoardRefusal } from './places/capacity.ts';

/** What the list and the map of boards say; the failure word for word. */
export const boardsMessages = {
  catalogue: 'boards',
  failed: 'Unable to retrieve a list of billboards. It is possible the server is unreachable.',
  advertise: 'Advertise Here',
  unnamed: 'Board {number}',
} as const satisfies Catalogue;

/** Who shows on a board; said alike before a place is bought and after. */
export const onBoardMessages = {
  catalogue: 'boards/on-board',
  placed: 'Have a place here',
  house: 'Also shown, without taking a place or a trade',
  nobody: 'Nobody has a place here yet: be the first.',
  own: 'your listing',
  hidden: 'Those who have a place here don’t show in public at the moment.',
} as const satisfies Catalogue;

/** From when to when a board is out of service. */
export const outageMessages = {
  catalogue: 'boards/outage',
  until: 'Out of service until {until}',
  open: 'Out of service; we don’t know yet until when',
  soon: 'Out of service from {from} to {until}',
  soonOpen: 'Out of service from {from} on',
  over: 'It was out of service from {from} to {until}',
} as const satisfies Catalogue;

/** Why a merchant gets no place on a board. */
export const boardRefusalLabels = {
  catalogue: 'boards/refusal',
  retired: 'This board is not sold any more.',
  'out-of-service': 'This board is out of service at the moment.',
  'already-here': 'Your listing has a place on this board already.',
  full: 'All places on this board are taken.',
  'service-type-taken': 'This board takes no more merchants of your trade.',
} as const satisfies TextCatalogue<BoardRefusal>;
