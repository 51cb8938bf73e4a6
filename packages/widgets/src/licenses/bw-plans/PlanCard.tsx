import { plansPageMessages } from '@boardwalk/sdk-core/licenses/plans/plans-page-messages';
import type { Plan } from '@boardwalk/sdk-core/licenses/plans/schemas';
import { subscriptions } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { createElement } from 'react';
import { useMessages } from '../../element/mount/widget-context.ts';
import { RouteLink } from '../../element/RouteLink.tsx';
import { classNames } from '../../kit/style/class-names.ts';
import { PlanPrice } from './PlanPrice.tsx';
import type { ChosenBefore } from './plans-context.ts';
import '../../kit/button/button.css';
import './plan-cards.css';

interface PlanCardProps {
  readonly plan: Plan;
  /** All that are offered. */
  readonly plans: readonly Plan[];
  readonly before: ChosenBefore;
  readonly level: number;
  /** Why this one stands out, where it does. */
  readonly fit: string | undefined;
  /** Whether its link is one of those that the page is for. */
  readonly isMain: boolean;
}

/** A plan beside others: its size, what it costs, and the way to its boards. */
export function PlanCard({ plan, plans, before, level, fit, isMain }: PlanCardProps) {
  const messages = useMessages(plansPageMessages);
  return (
    <li className={classNames('plan-card', fit !== undefined && 'is-fitting')}>
      <div className="plan-name">
        {createElement(`h${level}`, null, plan.nickname)}
        {fit !== undefined && <p className="plan-fit">{fit}</p>}
      </div>
      <PlanPrice {...{ plan, plans }} />
      <p className="plan-note">{plan.note}</p>
      <RouteLink
        className={classNames('button', isMain ? 'button-primary' : 'button-secondary')}
        route={subscriptions({}, { planId: plan.id, ...before })}
      >
        {fillMessage(messages.choose, { plan: plan.nickname })}
      </RouteLink>
    </li>
  );
}
