import { checkoutMessages } from '@boardwalk/sdk-core/licenses/checkout/checkout-messages';
import type { Holds } from '@boardwalk/sdk-core/licenses/holds/schemas';
import type { Plan } from '@boardwalk/sdk-core/licenses/plans/schemas';
import type { PlanChoice } from '@boardwalk/sdk-core/licenses/selection/plan-choice-store';
import { lastDaysMessages } from '@boardwalk/sdk-core/licenses/term/ending-messages';
import { createMoneyFormatter } from '@boardwalk/sdk-core/vocabulary/money/money';
import { countMessage, fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { createDateFormatter } from '@boardwalk/sdk-core/vocabulary/time/dates';
import { useId } from 'react';
import { useEnvironment } from '../../../element/mount/widget-context.ts';
import { CheckedInput } from '../../../kit/checkbox/CheckedInput.tsx';
import { useLocale } from '../../../parts/form/use-locale.ts';
import '../../../billing/shared/paying/checkout-frame.css';

interface PlanStepProps {
  readonly choice: PlanChoice;
  /** The plan that runs, in its last days. */
  readonly ends: Holds['running'] | undefined;
  readonly onChoose: (planId: string) => void;
}

/** The plans below one another, as radio buttons; that of a code goes first. */
export function PlanStep({ choice, ends, onChoose }: PlanStepProps) {
  const { messages: read } = useEnvironment();
  const locale = useLocale();
  const messages = read(checkoutMessages);
  const formatMoney = createMoneyFormatter(locale);
  const lastDays = read(lastDaysMessages);
  const name = useId();
  const { standardPlans, enterprisePlan, planId } = choice;
  const plans: readonly Plan[] = enterprisePlan
    ? [enterprisePlan, ...standardPlans]
    : standardPlans;

  return (
    <fieldset className="checkout-choice">
      <legend className="checkout-note">{messages.planLead}</legend>
      {ends && (
        <p className="checkout-note">
          {fillMessage(lastDays.grows, {
            plan: ends.plan.nickname,
            date: createDateFormatter(locale, ends.timeZone)(ends.dueAt, 'instantOfYear'),
          })}
        </p>
      )}
      {plans.map((plan) => (
        <label key={plan.id} className="checkout-option">
          <CheckedInput
            type="radio"
            name={name}
            value={plan.id}
            isChecked={plan.id === planId}
            onChange={() => onChoose(plan.id)}
          />
          <span className="checkout-option-text">
            <strong>{plan.nickname}</strong>
            <span className="checkout-note">
              {countMessage(messages.planSeats, plan.seat_count, locale)}
              {plan === enterprisePlan && ` · ${fillMessage(messages.ofCode, { code: plan.id })}`}
            </span>
          </span>
          <span>{fillMessage(messages.aYear, { price: formatMoney(plan.price) })}</span>
        </label>
      ))}
    </fieldset>
  );
}
