import { useEffect, useRef, useState } from 'react';
import { confirmationParts } from '../../../billing/shared/paying/confirmation-parts.ts';
import type { CheckoutContext } from '../checkout-context.ts';

/** How asking for the address in a window of our own site stands. */
type AddressAsking =
  | { readonly state: 'idle' | 'blocked' | 'failed' }
  | { readonly state: 'waiting'; readonly cancel: () => void };

const goneReason = new DOMException('The widget is gone', 'AbortError');

/**
 * On pages of others, `ask` opens a window of our own site for the billing address: call it in the very
 * press. It can't before `isReady`.
 */
export function useBillingAddressPopup({ env, host }: CheckoutContext, onChanged: () => void) {
  const { parts, hasFailed, retry } = confirmationParts.useParts(!host.firstParty);
  const [asking, setAsking] = useState<AddressAsking>({ state: 'idle' });
  const life = useRef<AbortController>(undefined);
  useEffect(() => () => life.current?.abort(goneReason), []);

  async function ask() {
    if (!parts) {
      retry();
      return setAsking({ state: 'failed' });
    }
    const asked = new AbortController();
    const { signal } = asked;
    life.current = asked;
    setAsking({ state: 'waiting', cancel: () => asked.abort() });
    const outcome = await parts.requestUserConfirmation(
      env,
      { kind: 'billing-address', subject: '' },
      signal,
    );
    if (signal.reason === goneReason) return;
    const { state } = outcome;
    setAsking({ state: state === 'blocked' || state === 'failed' ? state : 'idle' });
    // It may have been saved in a window that could no longer report it.
    if (state !== 'blocked' && state !== 'failed') onChanged();
  }

  return { asking, ask, isReady: parts !== undefined || hasFailed };
}
