import type { ConfirmationKind } from '@boardwalk/sdk-core/embeds/confirmations/confirmation-kinds';
import type { Money } from '@boardwalk/sdk-core/vocabulary/money/money';
import type { embedConfirmations } from '../tables.ts';

/** What a call is about to do, which must be exactly what the user was asked to confirm. */
export interface ConfirmableAction {
  readonly kind: ConfirmationKind;
  readonly subject: string;
  /** As the server has computed it again; absent where nothing is paid. */
  readonly amount?: Money | undefined;
  /** What else the server has worked out; absent where its kind has nothing of the sort. */
  readonly terms?: string | undefined;
}

/** Whether the user was asked to confirm that, and nothing else. */
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
