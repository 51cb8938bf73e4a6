import { lastValue } from '@boardwalk/sdk-core/http/remote';
import {
  namePlan,
  type PurchaseSelection,
} from '@boardwalk/sdk-core/licenses/checkout/purchase-store';
import type { License } from '@boardwalk/sdk-core/licenses/license-schemas';
import { writePurchaseSubject } from '@boardwalk/sdk-core/licenses/subscribe/purchase-subject';
import { toProblem } from '@boardwalk/sdk-core/vocabulary/problem';
import { usePaying } from '../../../billing/shared/paying/use-paying.ts';
import type { usePurchase } from '../use-purchase.ts';

interface BuyingProps
  extends Pick<ReturnType<typeof usePurchase>, 'purchase' | 'invoice' | 'keep'> {
  readonly wish: PurchaseSelection | undefined;
  /** Empty where nothing is to be paid. */
  readonly cardId: string;
  readonly onBought: (license: License, secret: string | undefined) => void;
}

/** Buys what is wished for, once at a time. */
export function useBuying({ purchase, invoice, keep, wish, cardId, onBought }: BuyingProps) {
  const paying = usePaying();
  const total = lastValue(invoice)?.total;

  async function pay(of: PurchaseSelection, confirmation: string | undefined) {
    if (!total) return;
    try {
      const payment = { cardId: cardId || undefined, total, confirmation };
      const { license, client_secret: secret } = await purchase.buy(of, payment);
      onBought(license, secret ?? undefined);
    } catch (error) {
      // What it was about may have changed, its places may be gone, and it may be paid for all the same.
      void renew(toProblem(error).code !== 'payment-required');
      throw error;
    }
  }

  async function renew(isKeptAgain: boolean) {
    if (isKeptAgain) await keep();
    await purchase.reload();
  }

  async function buy() {
    if (!wish || !total) return;
    const { listingId, planId, coupon } = wish;
    const subject = writePurchaseSubject({
      listingId,
      ...namePlan(planId),
      coupon: coupon || undefined,
      payment_method: cardId || undefined,
      renews: false,
    });
    await paying.start({
      asked: { kind: 'buy-license', subject },
      pay: (confirmation) => pay(wish, confirmation),
    });
  }

  return { paying, isBuying: paying.isPaying, buy };
}
