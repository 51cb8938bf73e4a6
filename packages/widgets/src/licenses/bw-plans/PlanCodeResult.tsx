import { plansPageMessages } from '@boardwalk/sdk-core/licenses/plans/plans-page-messages';
import type { PlanOfCode } from '@boardwalk/sdk-core/licenses/plans/plans-store';
import { subscriptions } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { createElement, useEffect, useRef } from 'react';
import { useMessages } from '../../element/mount/widget-context.ts';
import { RouteLink } from '../../element/RouteLink.tsx';
import { PlanPrice } from './PlanPrice.tsx';
import type { ChosenBefore } from './plans-context.ts';
import '../../kit/button/button.css';
import './plan-cards.css';
import './plans.css';

interface FoundPlanProps {
  readonly found: PlanOfCode;
  readonly before: ChosenBefore;
  readonly level: number;
}

/** The plan of a code that was just entered; it takes the focus, and is read out. */
export function PlanCodeResult({ found: { code, plan }, before, level }: FoundPlanProps) {
  const messages = useMessages(plansPageMessages);
  const place = useRef<HTMLParagraphElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div className="plan-found">
      <p ref={place} className="plan-found-code" tabIndex={-1}>
        {fillMessage(messages.found, { code })}
      </p>
      <div className="plan-card">
        <div className="plan-name">{createElement(`h${level + 1}`, null, plan.nickname)}</div>
        <PlanPrice plan={plan} plans={[]} />
        <p className="plan-note">{plan.note}</p>
        <RouteLink
          className="button button-primary"
          route={subscriptions({}, { planId: code, ...before })}
        >
          {fillMessage(messages.choose, { plan: plan.nickname })}
        </RouteLink>
      </div>
    </div>
  );
}
