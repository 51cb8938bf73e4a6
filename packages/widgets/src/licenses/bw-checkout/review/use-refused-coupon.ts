import { useEffect, useEffectEvent, useState } from 'react';
import type { CheckoutContext } from '../checkout-context.ts';
import type { usePurchase } from '../use-purchase.ts';

type Invoice = ReturnType<typeof usePurchase>['invoice'];

/** Takes a coupon that is refused out of the purchase, whose price stands without it; answers its code. */
export function useRefusedCoupon(
  { attributes: { coupon }, setAttributes }: CheckoutContext,
  invoice: Invoice,
): string | undefined {
  const [refused, setRefused] = useState<string>();
  const isRefused = coupon !== '' && isOfCoupon(invoice);
  const takeOut = useEffectEvent(() => {
    setRefused(coupon);
    setAttributes({ coupon: '' });
  });
  useEffect(() => {
    if (isRefused) takeOut();
  }, [isRefused]);
  return refused;
}

function isOfCoupon(invoice: Invoice): boolean {
  return (
    invoice.state === 'failed' && invoice.problem.fields.some(({ path }) => path === 'body.coupon')
  );
}
