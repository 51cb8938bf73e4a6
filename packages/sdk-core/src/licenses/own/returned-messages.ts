import type { TextCatalogue } from '../../vocabulary/text/message.ts';
import type { ReturnedState } from '../license-schemas.ts';

/** Where the money of a licence is that has ended. */
export const returnedLabels = {
  catalogue: 'licenses/returned',
  refunding: 'Your money is on its way back to your card.',
  refunded: 'Your money was paid back to your card.',
  'charged-back': 'Your bank has taken the money back.',
} as const satisfies TextCatalogue<ReturnedState>;
