import type { OrderStatus } from '@boardwalk/sdk-core/orders/order-statuses';
import type { OrderSummary } from '@boardwalk/sdk-core/orders/schemas';
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

/** Whether how an order stands is good news; one that waits for a price of delivery is neither. */
export function toneOfOrder({ state, quote }: Pick<OrderSummary, 'state' | 'quote'>): Tone {
  return state === 'FUNDS_PENDING' && quote !== null ? 'calm' : toneOfState[state];
}

const toneOfState: Readonly<Record<OrderStatus, Tone>> = {
  PAID: 'good',
  OPEN: 'calm',
  FUNDS_PENDING: 'bad',
  FAILED: 'bad',
  CANCELLED: 'calm',
};
