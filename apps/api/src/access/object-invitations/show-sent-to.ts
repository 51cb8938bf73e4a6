import { maskEmail } from '../../account/mask-email.ts';
import type { Caller } from '../../platform/calls/caller.ts';
import { mayKnowOthers } from '../person-columns.ts';

interface Sent {
  readonly sentTo: string;
  readonly sentBy: number | null;
}

/**
 * Where an invitation went. An address is told in full to whoever typed it and to administrators
 * alone; usernames are public.
 */
export function showSentTo(caller: Caller, { sentTo, sentBy }: Sent): string {
  const isOwn = caller.kind === 'member' && caller.userId === sentBy;
  return isOwn || mayKnowOthers(caller) || !sentTo.includes('@') ? sentTo : maskEmail(sentTo);
}
