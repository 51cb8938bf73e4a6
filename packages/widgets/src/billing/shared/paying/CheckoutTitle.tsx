import { createElement, type ReactNode } from 'react';
import './checkout-frame.css';

interface CheckoutTitleProps {
  readonly headingLevel: number;
  readonly children: ReactNode;
}

/** The heading of a checkout, whatever it shows. */
export function CheckoutTitle({ headingLevel, children }: CheckoutTitleProps) {
  const props = { className: 'checkout-title', part: 'heading' };
  return createElement(`h${headingLevel}`, props, children);
}
