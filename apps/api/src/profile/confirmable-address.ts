import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import type { Confirmable } from '../embeds/confirmations/confirmables.ts';

/** Changing the billing address, in the window itself: the page learns that it was done, and nothing of it. */
const billingAddress: Confirmable = {
  kind: 'billing-address',
  async describe(subject) {
    if (subject === '') return {};
    throw new Problem('invalid-request', 'There is one billing address alone.', {
      fields: [{ path: 'body.subject', message: 'expected nothing' }],
    });
  },
};

export const confirmableAddress: readonly Confirmable[] = [billingAddress];
