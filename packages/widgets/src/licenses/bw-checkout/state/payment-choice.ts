import type { SavedCard } from '@boardwalk/sdk-core/billing/cards/schemas';
import type { Remote } from '@boardwalk/sdk-core/http/environment';
import { lastValue } from '@boardwalk/sdk-core/http/remote';
import { isWithinPlan } from '@boardwalk/sdk-core/licenses/prices/bought-boards';
import type { Invoice } from '@boardwalk/sdk-core/licenses/prices/compose-invoice';
import type { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import type { CheckoutChoice } from './checkout-choice.ts';

/** What is known of how a choice is paid. */
interface KnownPayment {
  /** Of the wish that was priced last. */
  readonly invoice: Remote<Invoice, Problem>;
  /** The saved cards; undefined until they are known. */
  readonly cards: readonly SavedCard[] | undefined;
  /** As they were when they were first known. */
  readonly firstCards: readonly SavedCard[] | undefined;
  /** The card that was picked here. */
  readonly picked: string | undefined;
}

/** What a choice costs, and by what it is paid. */
export interface PaymentChoice {
  /** The price that stands; undefined where there is none, or the places that it was for are gone. */
  readonly invoice: Invoice | undefined;
  readonly isFree: boolean;
  /** Whether boards are only added to a plan that runs. */
  readonly isAdded: boolean;
  /** The card that is picked or used by default; empty where there is none. */
  readonly cardId: string;
  /** The card that is charged; undefined where nothing is, or it is not known. */
  readonly card: SavedCard | undefined;
}

/** Reads what a choice costs, and by which card it is paid. */
export function readPayment(
  { isKept }: Pick<CheckoutChoice, 'isKept'>,
  { invoice: priced, cards, firstCards, picked }: KnownPayment,
): PaymentChoice {
  // A price whose places are gone is none.
  const invoice = isKept ? lastValue(priced) : undefined;
  const isFree = invoice?.total.amount === 0;
  const usual = cards?.find(({ defaultFor }) => defaultFor.includes('licences'));
  const only = firstCards?.length === 1 ? firstCards[0] : undefined;
  const cardId = picked ?? (usual ?? only)?.payment_id ?? '';
  return {
    ...{ invoice, isFree, cardId },
    isAdded: isWithinPlan(invoice),
    card: isFree ? undefined : cards?.find(({ payment_id: id }) => id === cardId),
  };
}
