import { maskEmail } from '../../account/mask-email.ts';
import type { Caller } from '../../platform/calls/caller.ts';
import { mayKnowOthers } from '../person-columns.ts';

interface Sent {
  readonly sentTo: string;
  readonly sentBy: number | null;
}

/**
 * Returns where an invitation went. An address is shown in full only to the user who typed it and
 * to administrators; usernames are public.
 */
export function showSentTo(caller: Caller, { sentTo, sentBy }: Sent): string {
  const isOwn = caller.kind === 'member' && caller.userId === sentBy;
  return isOwn || mayKnowOthers(caller) || !sentTo.includes('@') ? sentTo : maskEmail(sentTo);
}
