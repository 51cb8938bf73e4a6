import type { TextCatalogue } from '../vocabulary/text/message.ts';

/** What a button says whose press may have been meant for another window. */
export const pressMessages = {
  catalogue: 'account/press',
  tooSoon: 'That press came too soon to count. Please press once more.',
} as const satisfies TextCatalogue<'tooSoon'>;
