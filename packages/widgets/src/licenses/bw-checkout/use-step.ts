import { useState } from 'react';
import type { CheckoutStep } from './attributes.ts';
import { stepOf } from './changes.ts';
import type { CheckoutContext } from './checkout-context.ts';

/** The step that shows: the address follows a moment later, and what is done must not lead on meanwhile. */
export function useStep({ attributes, setAttributes }: CheckoutContext) {
  const { step } = attributes;
  const [ahead, setAhead] = useState<Record<'from' | 'to', CheckoutStep>>();
  // Once the address has followed, Back leads to where it was.
  if (ahead && ahead.from !== step) setAhead(undefined);

  function go(id: string): void {
    const to = stepOf(id);
    setAhead({ from: step, to });
    setAttributes({ step: to });
  }

  return { step: ahead?.from === step ? ahead.to : step, go };
}
