import type { Problem } from '../../vocabulary/problem.ts';
import type { Catalogue } from '../../vocabulary/text/message.ts';

/** What keeps a shop from being closed, and its owner's account from being deleted. */
export const openReasons = ['paying', 'toSend', 'ready'] as const;
export type OpenReason = (typeof openReasons)[number];

export const openReasonMessages = {
  catalogue: 'account/open-reasons',
  paying: 'An order is being paid for at this moment. Please try again in a quarter of an hour.',
  toSend: 'Paid orders are not sent yet. Send them, or refund them first.',
  ready: 'Paid orders wait to be picked up. Hand them over, or refund them first.',
} as const satisfies Catalogue;

/** What of a shop is open, where that is why a call was refused; empty for other problems. */
export function openReasonsOf({ fields }: Problem): readonly OpenReason[] {
  return openReasons.filter((reason) => fields.some(({ path }) => path.endsWith(`open.${reason}`)));
}
