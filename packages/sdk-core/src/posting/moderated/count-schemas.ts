import * as z from 'zod/mini';

const count = z.int();

/** How many each view of moderators has in all. */
export const moderationCounts = z.strictObject({
  review: count,
  reports: count,
  removed: count,
  all: count,
  /** Reports of conversations, which the inbox lists. */
  conversations: count,
  /** Shops and products with open reports. */
  shops: count,
});
export type ModerationCounts = z.output<typeof moderationCounts>;
