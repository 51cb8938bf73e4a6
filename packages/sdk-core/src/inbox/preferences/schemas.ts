import * as z from 'zod/mini';
import type { ServerHalf } from '../../http/server-half.ts';

export const inboxPreferences = z.strictObject({
  /** Whether others see how far one has read, and one how far they have; shown unless one has chosen. */
  showsSeen: z.boolean(),
});
export type InboxPreferences = z.output<typeof inboxPreferences>;

const ownInbox = { audience: 'site', rule: 'members' } as const;

export const readInboxPreferences = {
  ...ownInbox,
  summary: 'The signed-in user’s settings for their inbox.',
  response: inboxPreferences,
} satisfies ServerHalf;

export const changeInboxPreferences = {
  ...ownInbox,
  summary: 'Shows others how far one has read, and sees how far they have, or neither.',
  inPerson: true,
  problems: ['forbidden'],
  body: inboxPreferences,
  response: inboxPreferences,
} satisfies ServerHalf;
