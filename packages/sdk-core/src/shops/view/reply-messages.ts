import type { ReplySpeed } from '../../inbox/reply-speeds.ts';
import type { TextCatalogue } from '../../vocabulary/text/message.ts';

/** How soon the owner of a shop usually replies. */
export const replySpeedLabels = {
  catalogue: 'shops/replies',
  hour: 'Usually replies within an hour',
  hours: 'Usually replies within a few hours',
  day: 'Usually replies within a day',
  days: 'Usually replies within a few days',
} as const satisfies TextCatalogue<ReplySpeed>;
