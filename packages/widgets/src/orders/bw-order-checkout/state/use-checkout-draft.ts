import { createLocalDrafts } from '@boardwalk/sdk-core/account/sessions/local-drafts';
import {
  type CheckoutDraft,
  emptyDraft,
  readCheckoutDraft,
} from '@boardwalk/sdk-core/orders/checkout/checkout-draft';
import { useMemo, useState } from 'react';
import { useWidget } from '../../../element/mount/widget-context.ts';

const about = 'order';

/**
 * What is chosen on the way: on our own site the browser stores it for its person, who finds it again;
 * on pages of others nothing is stored.
 */
export function useCheckoutDraft(userId: number | undefined) {
  const { env, host } = useWidget();
  const { clock } = env;
  const isStored = host.firstParty && userId !== undefined;
  const drafts = useMemo(
    () => (isStored ? createLocalDrafts({ owner: userId, clock, room: 'checkouts' }) : undefined),
    [isStored, userId, clock],
  );
  const stored = useMemo(
    () => (drafts ? readCheckoutDraft(drafts.take(about)) : emptyDraft),
    [drafts],
  );
  const [held, setHeld] = useState<{
    readonly of: CheckoutDraft;
    readonly draft: CheckoutDraft;
  }>();
  // What another person has chosen is not theirs.
  const draft = held?.of === stored ? held.draft : stored;

  function change(patch: Partial<CheckoutDraft>): void {
    const next = { ...draft, ...patch };
    drafts?.keep(about, next);
    setHeld({ of: stored, draft: next });
  }

  return { draft, change };
}
