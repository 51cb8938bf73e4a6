import { findBoardSaving } from '@boardwalk/sdk-core/licenses/plans/board-saving';
import {
  plansPageMessages,
  yearlyPriceLabels,
} from '@boardwalk/sdk-core/licenses/plans/plans-page-messages';
import type { Plan } from '@boardwalk/sdk-core/licenses/plans/schemas';
import { pricePerBoard } from '@boardwalk/sdk-core/licenses/prices/price-per-board';
import { createMoneyFormatter } from '@boardwalk/sdk-core/vocabulary/money/money';
import { findLocale } from '@boardwalk/sdk-core/vocabulary/text/locale';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { Signpost } from 'lucide';
import { useEnvironment } from '../../element/mount/widget-context.ts';
import { Icon } from '../../kit/icon/Icon.tsx';
import { useCounted } from '../../parts/count/use-counted.ts';
import './plan-cards.css';

interface PlanPriceProps {
  readonly plan: Plan;
  /** All that are offered, which it is compared to. */
  readonly plans: readonly Plan[];
}

/** How many boards a plan has, what a year of it costs, and what each board comes to. */
export function PlanPrice({ plan, plans }: PlanPriceProps) {
  const { locale, messages: read } = useEnvironment();
  const messages = read(plansPageMessages);
  const labels = read(yearlyPriceLabels);
  const counted = useCounted();
  const language = findLocale([locale]);
  const formatMoney = createMoneyFormatter(language);
  const saving = findBoardSaving(plan, plans);
  return (
    <>
      <p className="plan-boards">
        <Icon node={Signpost} />
        {counted(messages.boards, plan.seat_count)}
      </p>
      <p className="plan-price">
        <strong>{formatMoney(plan.price, 'card')}</strong>{' '}
        <span>{labels[plan.price.currency]}</span>
      </p>
      <p className="plan-each">
        {fillMessage(messages.eachBoard, { price: formatMoney(pricePerBoard(plan), 'card') })}
        {saving && (
          <span className="plan-saving">
            {fillMessage(messages.saving, {
              percent: saving.portion.toLocaleString(language, { style: 'percent' }),
              plan: saving.than.nickname,
            })}
          </span>
        )}
      </p>
    </>
  );
}
