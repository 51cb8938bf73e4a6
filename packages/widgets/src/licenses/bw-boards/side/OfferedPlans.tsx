import { boardMapMessages } from '@boardwalk/sdk-core/licenses/map/board-map-messages';
import { plansWithMoreThan } from '@boardwalk/sdk-core/licenses/plans/plan-sizes';
import type { Plan } from '@boardwalk/sdk-core/licenses/plans/schemas';
import { createMoneyFormatter } from '@boardwalk/sdk-core/vocabulary/money/money';
import { findLocale } from '@boardwalk/sdk-core/vocabulary/text/locale';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { useEnvironment } from '../../../element/mount/widget-context.ts';
import { Button } from '../../../kit/button/Button.tsx';
import { useBoards, useCounts } from '../boards-scope.ts';
import { Subheading } from '../Subheading.tsx';
import './side.css';

interface OfferedPlansProps {
  /** Boards for which a plan is too small. */
  readonly moreThan: number;
  /**
   * Whether they are for the boards that are chosen; else 0 shows none, as the user requested no
   * larger ones.
   */
  readonly isFitting?: boolean;
  readonly onChoose: (plan: Plan) => void;
}

/** The plans for more boards than so many. */
export function OfferedPlans({ moreThan, isFitting = false, onChoose }: OfferedPlansProps) {
  const env = useEnvironment();
  const messages = env.messages(boardMapMessages);
  const counts = useCounts();
  const { choice, plan: chosen } = useBoards();
  if ((moreThan === 0 && !isFitting) || !choice.plans) return null;
  const isLarger = chosen !== undefined && chosen.seat_count > moreThan;
  if (isLarger) return null;
  const { standardPlans } = choice.plans;
  const larger = new Set(plansWithMoreThan(standardPlans, moreThan).map(({ id }) => id));
  const format = createMoneyFormatter(findLocale([env.locale]));
  return (
    <section className="larger-plans">
      <Subheading>{isFitting ? counts.fitting(moreThan + 1) : counts.larger(moreThan)}</Subheading>
      {larger.size === 0 && <p>{messages.noLarger}</p>}
      <ul>
        {standardPlans
          .filter(({ id }) => larger.has(id))
          .map((plan) => (
            <li key={plan.id}>
              <p>
                {fillMessage(messages.plan, {
                  plan: plan.nickname,
                  price: format(plan.price, 'card'),
                  seats: counts.seats(plan.seat_count),
                })}
              </p>
              <Button onClick={() => onChoose(plan)}>
                {fillMessage(messages.choosePlan, { plan: plan.nickname })}
              </Button>
            </li>
          ))}
      </ul>
    </section>
  );
}
