import { disputeStatuses } from '@boardwalk/sdk-core/billing/disputes/dispute-terms';
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant, wholeNumber } from '../../platform/database/columns.ts';
import { payments } from '../tables.ts';

/** Charges that the owner of a card has disputed, as the provider last reported them. */
export const paymentDisputes = pgTable(
  'payment_disputes',
  {
    /** The provider's number: `dp_…`. */
    id: text('id').primaryKey(),
    /** Absent where no payment of ours was charged. */
    paymentId: uuid('payment_id').references(() => payments.id),
    /** The provider's number of what was charged: `ch_…`. */
    chargeId: text('charge_id').notNull(),
    /** Minor units, of whatever currency the provider names. */
    amount: wholeNumber('amount').notNull(),
    currency: text('currency').notNull(),
    /** The provider's word. */
    reason: text('reason').notNull(),
    status: text('status', { enum: disputeStatuses }).notNull(),
    openedAt: instant('opened_at').notNull(),
    /** Until when evidence is taken. */
    respondBy: instant('respond_by'),
    endedAt: instant('ended_at'),
    /** When the reading began that this is of: an older one never follows a newer one. */
    readAt: instant('read_at').notNull(),
  },
  (table) => [
    index('payment_disputes_opened').on(table.openedAt),
    index('payment_disputes_payment').on(table.paymentId),
  ],
);
