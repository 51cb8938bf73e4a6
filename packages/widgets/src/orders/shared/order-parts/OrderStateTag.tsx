import type { OrderStatus } from '@boardwalk/sdk-core/orders/order-statuses';
import type { ReactNode } from 'react';
import './order-state-tag.css';

type Tone = 'good' | 'bad' | 'calm';

interface OrderStateTagProps {
  readonly tone: Tone;
  readonly children: ReactNode;
}

/** How an order or a payment stands, in a word. */
export function OrderStateTag({ tone, children }: OrderStateTagProps) {
  return <span className={`order-tag order-tag-${tone}`}>{children}</span>;
}

/** Whether a state is good news. */
export const toneOfState: Readonly<Record<OrderStatus, Tone>> = {
  PAID: 'good',
  OPEN: 'calm',
  FUNDS_PENDING: 'bad',
  FAILED: 'bad',
  CANCELLED: 'calm',
};
