import type { SavedCard } from '@boardwalk/sdk-core/billing/cards/schemas';
import type { Remote } from '@boardwalk/sdk-core/http/environment';
import type { HeldChoice } from '@boardwalk/sdk-core/licenses/holds/holds-store';
import type { Plan } from '@boardwalk/sdk-core/licenses/plans/schemas';
import type { Invoice } from '@boardwalk/sdk-core/licenses/prices/compose-invoice';
import type { PlanChoice } from '@boardwalk/sdk-core/licenses/selection/plan-choice-store';
import type { BoardId, ListingId } from '@boardwalk/sdk-core/vocabulary/ids';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import type { CheckoutStep } from '../attributes.ts';
import { type KnownChoice, readChoice } from './checkout-choice.ts';
import { type CheckoutWayState, checkoutState } from './checkout-state.ts';
import { readPayment } from './payment-choice.ts';

const cad = (amount: number) => ({ amount, currency: 'CAD' }) as const;

/** A plan of the list, for so many boards. */
export function planFor(seats: number, facts: Partial<Plan> = {}): Plan {
  return {
    id: `5f0c0000-0000-4000-8000-${String(seats).padStart(12, '0')}`,
    nickname: `For ${seats}`,
    price: cad(seats * 10_000),
    seat_count: seats,
    note: '',
    license_class: 'STANDARD',
    license_type: 'YEARLY',
    version: 1,
    ...facts,
  };
}

export const small = planFor(2);
export const medium = planFor(8);

// Whole numbers above 0 are ids.
export const listing = 7 as ListingId;
export const board = (id: number) => id as BoardId;

/** The plans of the list, of which the address names one. */
export const plansWith = (planId?: string): PlanChoice => ({
  planId,
  standardPlans: [small, medium],
  enterprisePlan: undefined,
});

export const now = Date.parse('2026-11-26T12:00:00Z');

/** Returns places that are held for the listing. */
export function heldOf(ids: readonly number[], facts: Partial<HeldChoice> = {}): HeldChoice {
  return {
    listingId: listing,
    holds: ids.map((id) => ({
      id: board(id),
      until: '2026-11-26T12:30:00Z',
      isClaimed: false,
    })),
    subscribed: [],
    running: null,
    paying: null,
    refused: [],
    ownSince: new Set(),
    gone: new Map(),
    ...facts,
  };
}

export const ready = <Value>(value: Value): Remote<Value, Problem> => ({ state: 'ready', value });
export const loading = { state: 'loading' } as const;
export const failed = { state: 'failed', problem: new Problem('unavailable', 'Away.') } as const;

/** Returns what is charged, by default for a plan. */
export function invoiceOf(amount: number, facts: Partial<Invoice> = {}): Invoice {
  return {
    lines: [],
    subtotal: cad(amount),
    discount: cad(0),
    taxes: [],
    total: cad(amount),
    dueDate: '2027-11-26',
    renews: false,
    billedTo: {
      countryCode: 'CA',
      state: 'ON',
      postalCode: 'L8P 1A1',
      city: 'Hamilton',
      line1: '12 Elm St',
    },
    ...facts,
  };
}

export function cardOf(id: string, defaultFor: SavedCard['defaultFor'] = []): SavedCard {
  return {
    payment_id: id,
    brand: 'visa',
    last4: '4242',
    expiryMonth: 12,
    expiryYear: 2030,
    defaultFor,
  };
}

/** A choice of which nothing is missing: two boards, held, on a plan for two. */
export const wholeChoice: KnownChoice = {
  billboards: '12,15',
  coupon: '',
  listing,
  plans: plansWith(small.id),
  holds: ready(heldOf([12, 15])),
  now,
};

interface Facts extends Partial<KnownChoice> {
  readonly step?: CheckoutStep;
  readonly isSignedIn?: boolean;
  readonly isBuying?: boolean;
  readonly invoice?: Remote<Invoice, Problem>;
  readonly cards?: readonly SavedCard[] | undefined;
  readonly picked?: string;
}

/** What the page shows of a whole choice with one card, but for these facts. */
export function stateOf(facts: Facts = {}) {
  const { step = 'review', isSignedIn = true, isBuying = false, ...rest } = facts;
  const { invoice = ready(invoiceOf(22_600)), picked, ...known } = rest;
  const cards = 'cards' in facts ? facts.cards : [cardOf('pm_1')];
  const choice = readChoice({ ...wholeChoice, ...known });
  const payment = readPayment(choice, { invoice, cards, firstCards: cards, picked });
  return checkoutState({ choice, payment, step, isSignedIn, isBuying });
}

/** The same, which shows the steps. */
export function stepsOf(facts: Facts = {}): CheckoutWayState {
  const state = stateOf(facts);
  if (state.shows !== 'steps') throw new Error(`It shows ${state.shows}.`);
  return state;
}
