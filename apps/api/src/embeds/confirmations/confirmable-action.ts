import type { ConfirmationKind } from '@boardwalk/sdk-core/embeds/confirmations/confirmation-kinds';
import type { Money } from '@boardwalk/sdk-core/vocabulary/money/money';
import type { embedConfirmations } from '../tables.ts';

/** What a call is about to do, which must be just what somebody was asked. */
export interface ConfirmableAction {
  readonly kind: ConfirmationKind;
  readonly subject: string;
  /** As the server has worked it out anew; absent where nothing is paid. */
  readonly amount?: Money | undefined;
  /** What else the server has worked out; absent where its kind has nothing of the sort. */
  readonly terms?: string | undefined;
}

/** Whether that was asked, and nothing else. */
export function isConfirmedAction(
  row: Pick<
    typeof embedConfirmations.$inferSelect,
    'kind' | 'subject' | 'amount' | 'currency' | 'terms'
  >,
  { kind, subject, amount, terms }: ConfirmableAction,
): boolean {
  return (
    row.kind === kind &&
    row.subject === subject &&
    row.terms === (terms ?? null) &&
    row.amount === (amount?.amount ?? null) &&
    row.currency === (amount?.currency ?? null)
  );
}
