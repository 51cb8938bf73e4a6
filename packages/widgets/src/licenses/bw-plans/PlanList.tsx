import { findSmallestFit, plansWithMoreThan } from '@boardwalk/sdk-core/licenses/plans/plan-sizes';
import { plansPageMessages } from '@boardwalk/sdk-core/licenses/plans/plans-page-messages';
import type { Plan } from '@boardwalk/sdk-core/licenses/plans/schemas';
import { subscription } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import { Signpost } from 'lucide';
import { RouteLink } from '../../element/RouteLink.tsx';
import { Skeleton } from '../../kit/skeleton/Skeleton.tsx';
import { EmptyState } from '../../kit/state/EmptyState.tsx';
import { useCounted } from '../../parts/count/use-counted.ts';
import { PlanCard } from './PlanCard.tsx';
import type { ChosenBefore, PlansContext } from './plans-context.ts';
import './plan-cards.css';
import './plans.css';

interface PlanListProps {
  readonly context: PlansContext;
  readonly plans: readonly Plan[];
  readonly before: ChosenBefore;
}

/** The plans side by side: all, or those that are larger than the one that was too small. */
export function PlanList({ context, plans, before }: PlanListProps) {
  const { attributes, env, host, setAttributes } = context;
  const { showMoreThan, headingLevel } = attributes;
  const messages = env.messages(plansPageMessages);
  const counted = useCounted();
  const shown = plansWithMoreThan(plans, showMoreThan);
  const chosen = new Set(before.billboards?.split(',')).size;
  // Of all plans: among those that are shown, the smallest would not be the smallest that is sold.
  const fitting = chosen > 0 ? findSmallestFit(plans, chosen) : undefined;
  const showAll = (className: string) => (
    <RouteLink
      className={className}
      route={subscription({}, before)}
      // A page of others keeps its visitor, who only wants to see more of it.
      onFollow={host.firstParty ? undefined : () => setAttributes({ showMoreThan: undefined })}
    >
      {messages.showAll}
    </RouteLink>
  );

  if (plans.length === 0) {
    return <EmptyState icon={Signpost} title={messages.none} advice={messages.noneAdvice} />;
  }
  if (shown.length === 0) {
    return (
      <EmptyState icon={Signpost} title={messages.noneLarger} advice={messages.noneLargerAdvice}>
        {showAll('button button-secondary')}
      </EmptyState>
    );
  }
  return (
    <>
      {showMoreThan > 0 && (
        <p className="plans-narrowed">
          <span>{counted(messages.moreThan, showMoreThan)}</span>
          {showAll('plans-all')}
        </p>
      )}
      <ul className="plan-cards" part="list">
        {shown.map((plan) => (
          <PlanCard
            key={plan.id}
            {...{ plan, plans, before }}
            level={headingLevel + 1}
            fit={plan === fitting ? counted(messages.fits, chosen) : undefined}
            isMain={fitting === undefined || !shown.includes(fitting) || plan === fitting}
          />
        ))}
      </ul>
    </>
  );
}

const places = [1, 2, 3, 4];

/** The places of plans that are on their way. */
export function PlanListPlace() {
  return (
    <ul className="plan-cards" aria-hidden="true">
      {places.map((place) => (
        <li key={place} className="plan-card plan-place">
          <Skeleton className="plan-place-name" />
          <Skeleton className="plan-place-price" />
          <Skeleton className="plan-place-text" />
          <Skeleton className="plan-place-button" />
        </li>
      ))}
    </ul>
  );
}
