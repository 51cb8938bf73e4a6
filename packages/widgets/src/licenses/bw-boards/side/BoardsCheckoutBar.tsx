import { boardMapMessages } from '@boardwalk/sdk-core/licenses/map/board-map-messages';
import { findSmallestFit } from '@boardwalk/sdk-core/licenses/plans/plan-sizes';
import type { Plan } from '@boardwalk/sdk-core/licenses/plans/schemas';
import { seatsOf } from '@boardwalk/sdk-core/licenses/selection/selection';
import { createMoneyFormatter } from '@boardwalk/sdk-core/vocabulary/money/money';
import { findLocale } from '@boardwalk/sdk-core/vocabulary/text/locale';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { useRef } from 'react';
import { useEnvironment } from '../../../element/mount/widget-context.ts';
import { Button } from '../../../kit/button/Button.tsx';
import { useBottomBar } from '../../../parts/bottom-bar/use-bottom-bar.ts';
import type { BoardsContext } from '../boards-context.ts';
import { useBoards, useCounts } from '../boards-scope.ts';
import type { CheckoutFlow } from '../use-checkout.ts';
import { WayOn } from './WayOn.tsx';
import './onward-bar.css';

interface OnwardBarProps {
  readonly context: BoardsContext;
  readonly checkout: CheckoutFlow;
}

/**
 * Where the map fills the width, the way on at the bottom of the window: how many boards are chosen,
 * what they cost, and where it goes from there.
 */
export function BoardsCheckoutBar({ context, checkout }: OnwardBarProps) {
  const { env, host } = context;
  const messages = env.messages(boardMapMessages);
  const counts = useCounts();
  const { choice, plan } = useBoards();
  const bar = useRef<HTMLDivElement>(null);
  useBottomBar(bar, '.boards');
  const cost = useCost();
  const taken = seatsOf(choice.selection);

  /** A page of others has the plans that fit beside what is chosen, above the map. */
  function showPlans() {
    const plans = bar.current?.closest('.boards')?.querySelector<HTMLElement>('.larger-plans');
    plans?.scrollIntoView({ block: 'center' });
    plans?.querySelector<HTMLElement>('.boards-subheading')?.focus({ preventScroll: true });
  }

  return (
    <div ref={bar} className="boards-onward">
      <p>
        <strong>
          {plan
            ? fillMessage(messages.countOfSeats, { count: taken, seats: plan.seat_count })
            : counts.chosen(taken)}
        </strong>
        {cost && <span>{cost}</span>}
      </p>
      {plan || host.firstParty ? (
        <WayOn context={context} checkout={checkout} />
      ) : (
        <Button variant="primary" onClick={showPlans}>
          {messages.plans}
        </Button>
      )}
    </div>
  );
}

/** What the choice costs a year; in the plan that one has already nothing more. */
function useCost(): string | undefined {
  const env = useEnvironment();
  const messages = env.messages(boardMapMessages);
  const { choice, plan, places } = useBoards();
  const format = ({ price }: Plan) => createMoneyFormatter(findLocale([env.locale]))(price, 'card');
  if (plan) {
    if (plan.id === places.held?.running?.plan.id) return messages.nothingMore;
    return fillMessage(messages.costs, { plan: plan.nickname, price: format(plan) });
  }
  const { boards } = choice.selection;
  const smallest = findSmallestFit(choice.plans?.standardPlans ?? [], boards.length);
  return smallest && fillMessage(messages.costsFrom, { price: format(smallest) });
}
