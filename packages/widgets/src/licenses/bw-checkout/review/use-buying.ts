import type { ConfirmationOutcome } from '@boardwalk/sdk-core/embeds/confirmations/embed-confirmation-store';
import { lastValue } from '@boardwalk/sdk-core/http/remote';
import {
  namePlan,
  type PurchaseSelection,
} from '@boardwalk/sdk-core/licenses/checkout/purchase-store';
import type { License } from '@boardwalk/sdk-core/licenses/license-schemas';
import { writePurchaseSubject } from '@boardwalk/sdk-core/licenses/subscribe/purchase-subject';
import { type Problem, toProblem } from '@boardwalk/sdk-core/vocabulary/problem';
import { useEffect, useRef, useState } from 'react';
import type { CheckoutContext } from '../checkout-context.ts';
import { addressPopupParts } from '../later-parts.ts';
import type { usePurchase } from '../use-purchase.ts';

/** How buying stands; `problem` is why nothing was bought. */
export type BuyingState =
  | { readonly state: 'idle' | 'buying' }
  | { readonly state: 'waiting'; readonly cancel: () => void }
  | { readonly state: 'blocked' | 'refused' | 'late' }
  | { readonly state: 'failed'; readonly problem: Problem };

interface BuyingProps
  extends Pick<ReturnType<typeof usePurchase>, 'purchase' | 'invoice' | 'keep'> {
  readonly wish: PurchaseSelection | undefined;
  /** Empty where nothing is to be paid. */
  readonly cardId: string;
  readonly onBought: (license: License, secret: string | undefined) => void;
}

/** Buys what is wished for, once at a time; on pages of others after a person has agreed in a window of our site. */
export function useBuying(
  { env, host }: CheckoutContext,
  { purchase, invoice, keep, wish, cardId, onBought }: BuyingProps,
) {
  const { parts } = addressPopupParts.useParts(!host.firstParty);
  const [standing, setStanding] = useState<BuyingState>({ state: 'idle' });
  const isBuying = standing.state === 'buying' || standing.state === 'waiting';
  const total = lastValue(invoice)?.total;
  const current = useRef<AbortController>(undefined);

  // The window of a checkout that is gone would buy nothing.
  useEffect(() => () => current.current?.abort(), []);

  async function agree(of: PurchaseSelection): Promise<ConfirmationOutcome> {
    if (host.firstParty) return { state: 'confirmed', id: undefined };
    const life = new AbortController();
    current.current = life;
    setStanding({ state: 'waiting', cancel: () => life.abort() });
    const { listingId, planId, coupon } = of;
    const subject = writePurchaseSubject({
      listingId,
      ...namePlan(planId),
      coupon: coupon || undefined,
      payment_method: cardId || undefined,
      renews: false,
    });
    try {
      const { requestUserConfirmation: askConfirmation } =
        parts ?? (await addressPopupParts.file.show());
      return await askConfirmation(env, { kind: 'buy-license', subject }, life.signal);
    } catch (error) {
      return { state: 'failed', problem: toProblem(error) };
    }
  }

  async function buy() {
    if (isBuying || !wish || !total) return;
    const agreed = await agree(wish);
    if (agreed.state !== 'confirmed') return setStanding(agreed);
    setStanding({ state: 'buying' });
    try {
      const payment = { cardId: cardId || undefined, total, confirmation: agreed.id };
      const { license, client_secret: secret } = await purchase.buy(wish, payment);
      onBought(license, secret ?? undefined);
      setStanding({ state: 'idle' });
    } catch (error) {
      const problem = toProblem(error);
      setStanding({ state: 'failed', problem });
      // What it was about may have changed, its places may be gone, and it may be paid for all the same.
      if (problem.code !== 'payment-required') await keep();
      await purchase.reload();
    }
  }

  return { ...standing, isBuying, buy };
}
