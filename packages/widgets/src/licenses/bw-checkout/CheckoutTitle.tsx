import { createElement, type ReactNode } from 'react';
import type { CheckoutContext } from './checkout-context.ts';
import './checkout.css';

interface CheckoutTitleProps {
  readonly context: CheckoutContext;
  readonly children: ReactNode;
}

/** The heading of the page, whatever it shows. */
export function CheckoutTitle({ context: { attributes }, children }: CheckoutTitleProps) {
  const props = { className: 'checkout-title', part: 'heading' };
  return createElement(`h${attributes.headingLevel}`, props, children);
}
