import type { Catalogue, TextCatalogue } from '../../vocabulary/text/message.ts';
import type { HoldRefusal } from './hold-refusals.ts';

/** Texts about places that are held until they are bought. */
export const holdMessages = {
  catalogue: 'licenses/holds',
  kept: 'Your places are kept until {time}',
  over: 'Your places are not kept any more. Take them again, or choose others.',
  keepAgain: 'Take them again',
  lost: 'These boards can’t be had any more:',
  lostBoard: '{board}: {reason}',
  notKept: 'Your places are not kept yet. They are as you go on to the checkout.',
} as const satisfies Catalogue;

/** Why a place could not be held, where the board is named beside. */
export const holdRefusalLabels = {
  catalogue: 'licenses/hold-refusal',
  retired: 'not sold any more',
  'out-of-service': 'out of service at the moment',
  'already-here': 'your listing has a place there already',
  full: 'all places are taken',
  'service-type-taken': 'no more merchants of your trade',
  unknown: 'there is no such board',
  'no-seat-left': 'your plan has no room for another board',
  'held-long': 'kept for you for two hours already; for an hour it is for others',
} as const satisfies TextCatalogue<HoldRefusal>;
