import type { SavedCard } from '@boardwalk/sdk-core/billing/cards/schemas';
import type { PurchaseSelection } from '@boardwalk/sdk-core/licenses/checkout/purchase-store';
import type { Plan } from '@boardwalk/sdk-core/licenses/plans/schemas';
import type { PlanChoice } from '@boardwalk/sdk-core/licenses/selection/plan-choice-store';
import type { Money } from '@boardwalk/sdk-core/vocabulary/money/money';
import { requireStep } from '../../../parts/steps/step-rules.ts';
import { type CheckoutStep, checkoutSteps } from '../attributes.ts';
import type { CheckoutChoice } from './checkout-choice.ts';
import type { PaymentChoice } from './payment-choice.ts';

/** What the current step shows. */
export type CheckoutStepContent =
  | { readonly step: 'plan'; readonly plans: PlanChoice; readonly ends: CheckoutChoice['ends'] }
  | { readonly step: 'boards' | 'listing' }
  | { readonly step: 'card'; readonly cardId: string }
  | {
      readonly step: 'review';
      readonly wish: PurchaseSelection;
      readonly plan: Plan;
      readonly card: SavedCard | undefined;
      readonly smaller: Plan | undefined;
    }
  /** All is chosen, but it is not known yet which plan runs. */
  | { readonly step: 'review'; readonly wish: undefined };

/** Why a step can't be left forwards, by its message. */
export type CheckoutObstacle =
  | 'planMissing'
  | 'boardsMissing'
  | 'refusedFirst'
  | 'listingMissing'
  | 'cardMissing'
  | 'notReady';

/** What the last button says, by its message. */
export type FinishButton =
  | { readonly label: 'paying' | 'addBoards' | 'buyFree' }
  | { readonly label: 'pay'; readonly total: Money };

/** What stands below each step before the last: what is to pay, or else what the plan costs. */
export type Outlook =
  | { readonly about: 'total'; readonly total: Money }
  | { readonly about: 'plan'; readonly plan: Plan };

/** The steps of a purchase, of which one shows. */
export interface CheckoutWayState {
  readonly shows: 'steps';
  readonly steps: readonly { readonly id: CheckoutStep; readonly isDone: boolean }[];
  readonly content: CheckoutStepContent;
  /** Undefined where the step can be left. */
  readonly obstacle: CheckoutObstacle | undefined;
  /** What is left out of the address; the map names that by itself. */
  readonly dropped: CheckoutChoice['dropped'];
  /** What was requested and can't be had. */
  readonly refused:
    | { readonly wish: PurchaseSelection; readonly boards: CheckoutChoice['refused'] }
    | undefined;
  readonly finish: FinishButton;
  readonly outlook: Outlook | undefined;
}

/** What the page shows before a licence is bought. */
export type CheckoutState =
  | { readonly shows: 'payment-under-way'; readonly licenseId: string }
  /** The plans are on their way, or could not be read. */
  | { readonly shows: 'plans' }
  | CheckoutWayState;

interface KnownCheckout {
  readonly choice: CheckoutChoice;
  readonly payment: PaymentChoice;
  /** The requested step. */
  readonly step: CheckoutStep;
  readonly isSignedIn: boolean;
  readonly isBuying: boolean;
}

/** Decides what the page shows. */
export function checkoutState(known: KnownCheckout): CheckoutState {
  const { choice, payment, isBuying } = known;
  // What is being paid for by this very page stays at its step.
  if (choice.paying !== undefined && !isBuying) {
    return { shows: 'payment-under-way', licenseId: choice.paying };
  }
  const { plans } = choice;
  if (plans === undefined) return { shows: 'plans' };
  const isDone = doneSteps(known);
  const steps = checkoutSteps.map((id) => ({ id, isDone: isDone[id] }));
  const { id: current } = requireStep(steps, known.step);
  const canLeave = current === 'review' ? payment.invoice !== undefined : isDone[current];
  const { wish, refused, dropped } = choice;
  return {
    shows: 'steps',
    steps,
    content: contentOf(current, choice, payment, plans),
    obstacle: canLeave ? undefined : obstacleOf(current, choice),
    dropped: current === 'boards' ? [] : dropped,
    refused: wish && refused.length > 0 ? { wish, boards: refused } : undefined,
    finish: finishButton(payment, isBuying),
    outlook: current === 'review' ? undefined : outlookOf(choice, payment),
  };
}

function doneSteps({ choice, payment, isSignedIn }: KnownCheckout): Record<CheckoutStep, boolean> {
  return {
    plan: choice.plan !== undefined,
    boards: choice.hasBoards && isSignedIn && choice.refused.length === 0,
    listing: choice.listing !== undefined,
    card: payment.isFree || payment.cardId !== '',
    review: false,
  };
}

function contentOf(
  current: CheckoutStep,
  { plan, ends, wish, smaller }: CheckoutChoice,
  { card, cardId }: PaymentChoice,
  plans: PlanChoice,
): CheckoutStepContent {
  if (current === 'plan') return { step: current, plans, ends };
  if (current === 'card') return { step: current, cardId };
  if (current !== 'review') return { step: current };
  return wish && plan
    ? { step: current, wish, plan, card, smaller }
    : { step: current, wish: undefined };
}

function obstacleOf(current: CheckoutStep, { refused, wish }: CheckoutChoice): CheckoutObstacle {
  const obstacles = {
    plan: 'planMissing',
    boards: refused.length > 0 ? 'refusedFirst' : 'boardsMissing',
    listing: 'listingMissing',
    card: 'cardMissing',
    review: wish ? 'notReady' : 'boardsMissing',
  } as const;
  return obstacles[current];
}

function finishButton(
  { invoice, isFree, isAdded }: PaymentChoice,
  isBuying: boolean,
): FinishButton {
  if (isBuying) return { label: 'paying' };
  if (invoice && !isFree) return { label: 'pay', total: invoice.total };
  return { label: isAdded ? 'addBoards' : 'buyFree' };
}

function outlookOf({ plan }: CheckoutChoice, { invoice }: PaymentChoice): Outlook | undefined {
  if (!plan) return undefined;
  return invoice ? { about: 'total', total: invoice.total } : { about: 'plan', plan };
}
