import { type CheckoutStep, checkoutSteps } from './attributes.ts';

/** The step of that name. */
export function stepOf(id: string): CheckoutStep {
  return checkoutSteps.find((step) => step === id) ?? 'plan';
}

type Changed = Readonly<Record<string, string | null>>;

/** What the map has changed, in attributes of the checkout. */
export function boardsPatch(changed: Changed) {
  const { 'plan-id': planId, billboards, 'listing-id': listingId } = changed;
  return {
    ...(planId !== undefined && { planId: planId ?? '' }),
    ...(billboards !== undefined && { billboards: billboards ?? '' }),
    ...(listingId !== undefined && { listingId: Number(listingId ?? 0) }),
  };
}

/** For which listing the map was left. */
export function chosenPatch(detail: unknown) {
  const { listingId } = detail as { readonly listingId?: number };
  return listingId === undefined ? {} : { listingId };
}

/** The number of the card that was picked; empty where none is. */
export function readCard(detail: unknown): string {
  const { payment_id: card } = detail as { readonly payment_id?: string | null };
  return card ?? '';
}
