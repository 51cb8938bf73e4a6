import type { ConfirmationKind } from '@boardwalk/sdk-core/embeds/confirmations/confirmation-kinds';
import type { Money } from '@boardwalk/sdk-core/vocabulary/money/money';
import type { embedConfirmations } from '../tables.ts';

/** What a call is about to do, which must be exactly what the user was asked to confirm. */
export interface ConfirmableAction {
  readonly kind: ConfirmationKind;
  readonly subject: string;
  /** As the server has computed them again, payment by payment; absent where nothing is paid. */
  readonly amounts?: readonly Money[] | undefined;
  /** What else the server has worked out; absent where its kind has nothing of the sort. */
  readonly terms?: string | undefined;
}

/** Whether the user was asked to confirm that, and nothing else. */
export function isConfirmedAction(
  row: Pick<typeof embedConfirmations.$inferSelect, 'kind' | 'subject' | 'amounts' | 'terms'>,
  { kind, subject, amounts = [], terms }: ConfirmableAction,
): boolean {
  return (
    row.kind === kind &&
    row.subject === subject &&
    row.terms === (terms ?? null) &&
    row.amounts.length === amounts.length &&
    row.amounts.every((confirmed, at) => isSameMoney(confirmed, amounts[at]))
  );
}

function isSameMoney(one: Money, other: Money | undefined): boolean {
  return one.amount === other?.amount && one.currency === other.currency;
}
