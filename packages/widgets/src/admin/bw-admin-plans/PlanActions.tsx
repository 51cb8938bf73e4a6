import { adminPlanMessages } from '@boardwalk/sdk-core/licenses/plans/admin-plan-messages';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { useMessages } from '../../element/mount/widget-context.ts';
import { Button } from '../../kit/button/Button.tsx';
import type { KnownPlan, PlanQuestion } from './plan-question.ts';
import '../admin.css';
import './plans.css';

interface PlanActionsProps extends KnownPlan {
  readonly onAsk: (question: PlanQuestion) => void;
}

/** What can be done with a plan that is for sale. */
export function PlanActions({ plan, terms, onAsk }: PlanActionsProps) {
  const messages = useMessages(adminPlanMessages);
  const named = (message: string) => fillMessage(message, { plan: plan.nickname });
  return (
    <span className="plan-actions">
      <Button
        variant="quiet"
        aria-label={named(messages.changeNamed)}
        onClick={() => onAsk({ about: 'change', plan, terms })}
      >
        {messages.change}
      </Button>
      <Button
        variant="quiet"
        className="button-warning"
        aria-label={named(messages.endNamed)}
        onClick={() => onAsk({ about: 'end', plan, terms })}
      >
        {messages.end}
      </Button>
    </span>
  );
}
