import type { IssuedInvoice } from '@boardwalk/sdk-core/billing/invoices/invoice-schemas';
import type { RefundState } from '@boardwalk/sdk-core/billing/refunds/refund-states';
import type { Money } from '@boardwalk/sdk-core/vocabulary/money/money';
import type { Seller } from '@boardwalk/sdk-core/vocabulary/money/seller';
import type { Queries } from '../../platform/database/database.ts';
import { keyedPoint } from '../../platform/extensions/extension-point.ts';

/** A payment, as the domain that sells knows it. */
export interface SalePayment {
  /** Our own number of the payment. */
  readonly id: string;
  /** Absent once the payer's account is closed. */
  readonly userId: number | null;
  /** The domain's number of what is sold. */
  readonly subjectId: string;
  readonly amount: Money;
  /** The provider's number of the card. */
  readonly paymentMethodId: string;
}

/** A payment whose money is here. */
export interface ChargedPayment extends SalePayment {
  /** The card that was charged; null where it is not saved any more. */
  readonly card: IssuedInvoice['card'];
}

/** When a sale changes, and where links of mails about it lead. */
export interface SaleChange {
  readonly now: Date;
  readonly siteOrigin: string;
}

/** When something is given, and by whom. */
export interface Delivery extends SaleChange {
  /** As receipts name them; null where payments are not set up. */
  readonly seller: Seller | null;
}

/** Why something is let go of, or taken back, and when. */
export interface Release extends SaleChange {
  /**
   * The payment came to nothing; the money has gone back, or is on its way; or the bank took it back
   * for the owner of the card.
   */
  readonly reason: 'failed' | 'refunded' | 'charged-back';
  /** What of our part of a charge on another’s account goes back with it; minor units. */
  readonly feeBack: number;
}

/** What became of a part of a payment that goes back, as the provider reports it. */
export interface FollowedRefund extends SaleChange {
  /** Our own number of the refund. */
  readonly id: string;
  readonly before: RefundState;
  readonly state: RefundState;
}

/** What a domain sells; billing, which takes the money, knows no other domain. */
export interface Sale {
  /** A word of the program: `licence`. */
  readonly kind: string;
  /**
   * Gives what was paid for, in the transaction that writes down that it was paid. Answers false
   * where it can't be given any more: then the money goes back.
   */
  deliver(transaction: Queries, payment: ChargedPayment, delivery: Delivery): Promise<boolean>;
  /** Releases what was reserved for a payment that failed, or given for one that went back. */
  release(transaction: Queries, payment: SalePayment, release: Release): Promise<void>;
  /** Acts on a change of a refund that this domain began; in the transaction that stores it. */
  followRefund?(transaction: Queries, payment: SalePayment, refund: FollowedRefund): Promise<void>;
  /**
   * Subjects that are given at this moment, and for which something is owed that no payment has paid;
   * at most a hundred. There are none, unless a fault gave something away.
   */
  findUnpaid?(queries: Queries): Promise<readonly string[]>;
}

/** What all domains sell by single payments, by its kind. */
export const sales = keyedPoint<Sale>('sales', ({ kind }) => [kind]);
