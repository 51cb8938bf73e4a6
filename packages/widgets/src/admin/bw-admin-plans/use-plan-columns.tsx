import {
  adminPlanMessages,
  codeStateLabels,
} from '@boardwalk/sdk-core/licenses/plans/admin-plan-messages';
import { codeStateOf } from '@boardwalk/sdk-core/licenses/plans/code-states';
import type { EnterprisePlan, Plan } from '@boardwalk/sdk-core/licenses/plans/schemas';
import { pricePerBoard } from '@boardwalk/sdk-core/licenses/prices/price-per-board';
import { createMoneyFormatter } from '@boardwalk/sdk-core/vocabulary/money/money';
import { createNumberFormatter } from '@boardwalk/sdk-core/vocabulary/numbers/numbers';
import { findLocale } from '@boardwalk/sdk-core/vocabulary/text/locale';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { createDateFormatter } from '@boardwalk/sdk-core/vocabulary/time/dates';
import { useEnvironment } from '../../element/mount/widget-context.ts';
import { classNames } from '../../kit/style/class-names.ts';
import type { Column } from '../../parts/data-table/column.ts';
import { PlanActions } from './PlanActions.tsx';
import type { PlanQuestion } from './plan-question.ts';
import '../admin.css';
import './plans.css';

interface PlanColumns {
  readonly standard: readonly Column<Plan>[];
  readonly enterprise: readonly Column<EnterprisePlan>[];
}

/** Returns what rows show of plans; one that has not ended can be changed and ended. */
export function usePlanColumns(onAsk: (question: PlanQuestion) => void): PlanColumns {
  const { messages: read, locale: wanted, timeZone, clock } = useEnvironment();
  const locale = findLocale([wanted]);
  const messages = read(adminPlanMessages);
  const states = read(codeStateLabels);
  const formatMoney = createMoneyFormatter(locale);
  const formatNumber = createNumberFormatter(locale);
  const formatDate = createDateFormatter(locale, timeZone);

  function columnsOf<Row>(planOf: (row: Row) => Plan): readonly Column<Row>[] {
    return [
      {
        id: 'boards',
        label: messages.boards,
        kind: 'number',
        cell: (row) => formatNumber(planOf(row).seat_count),
      },
      {
        id: 'price',
        label: messages.price,
        kind: 'number',
        cell: (row) => formatMoney(planOf(row).price),
      },
    ];
  }

  const actions = { id: 'actions', label: messages.actions } as const;
  return {
    standard: [
      { id: 'name', label: messages.name, cell: (plan) => <PlanName plan={plan} /> },
      ...columnsOf<Plan>((plan) => plan),
      {
        id: 'each',
        label: messages.eachBoard,
        kind: 'number',
        cell: (plan) => formatMoney(pricePerBoard(plan)),
      },
      { ...actions, cell: (plan) => <PlanActions {...{ plan, onAsk }} terms={undefined} /> },
    ],
    enterprise: [
      {
        id: 'name',
        label: messages.name,
        cell: ({ plan, custom_code }) => <PlanName plan={plan} code={custom_code} />,
      },
      ...columnsOf<EnterprisePlan>(({ plan }) => plan),
      {
        id: 'uses',
        label: messages.uses,
        kind: 'number',
        cell({ uses, most_uses: most }) {
          const count = formatNumber(uses);
          if (most === null) return count;
          return fillMessage(messages.usesOf, { count, most: formatNumber(most) });
        },
      },
      {
        id: 'until',
        label: messages.until,
        cell: ({ expires_at: until }) => (
          <span className="plan-until">
            {until === null ? messages.noEnd : <time dateTime={until}>{formatDate(until)}</time>}
          </span>
        ),
      },
      {
        id: 'domains',
        label: messages.domains,
        cell: ({ domains }) =>
          domains.length === 0 ? messages.anyDomain : <bdi dir="ltr">{domains.join(', ')}</bdi>,
      },
      {
        id: 'state',
        label: messages.state,
        cell(terms) {
          const state = codeStateOf(terms, clock.now());
          return <span className={classNames('plan-state', `is-${state}`)}>{states[state]}</span>;
        },
      },
      {
        ...actions,
        cell: (terms) =>
          terms.endedAt === null && <PlanActions {...{ terms, onAsk }} plan={terms.plan} />,
      },
    ],
  };
}

interface PlanNameProps {
  readonly plan: Plan;
  readonly code?: string;
}

function PlanName({ plan: { nickname, note }, code }: PlanNameProps) {
  return (
    <span className="admin-row-name">
      {nickname}
      {code !== undefined && <bdi dir="ltr">{code}</bdi>}
      {note !== '' && <span className="admin-note">{note}</span>}
    </span>
  );
}
