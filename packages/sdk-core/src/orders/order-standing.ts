import type { DeclineReason } from '../billing/paying/decline-reasons.ts';
import type { ChargedOrder, OrderPayment } from './schemas.ts';

/** What is left to do for an order, payment by payment. */
export interface OrderStanding {
  /** Payments for which a bank asks the owner of the card. */
  readonly questions: readonly { readonly secret: string; readonly account: string | null }[];
  /** Payments that were declined, each with its reason. */
  readonly declined: readonly { readonly payment: OrderPayment; readonly reason: DeclineReason }[];
  /** Payments that can be tried with another card now. */
  readonly toRetry: readonly OrderPayment[];
  /** Whether anything is on its way without its buyer. */
  readonly isWaiting: boolean;
}

/** Reads what is left to do for an order. */
export function readOrderStanding({ order, steps }: ChargedOrder): OrderStanding {
  const { payments, retryUntil } = order;
  const stepOf = ({ key }: OrderPayment) => steps.find(({ group }) => group === key);
  const open = payments.filter(({ state }) => state === 'open');
  const failed = payments.filter(({ state }) => state === 'failed');
  return {
    questions: open.flatMap((payment) => {
      const { client_secret: secret = null, account = null } = stepOf(payment) ?? {};
      return secret === null ? [] : [{ secret, account }];
    }),
    declined: failed.flatMap((payment) =>
      payment.declined === null ? [] : [{ payment, reason: payment.declined }],
    ),
    toRetry: retryUntil === null ? [] : failed,
    isWaiting: open.some((payment) => !stepOf(payment)?.client_secret),
  };
}
