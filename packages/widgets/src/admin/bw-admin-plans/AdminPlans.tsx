import { adminPlanMessages } from '@boardwalk/sdk-core/licenses/plans/admin-plan-messages';
import { createAdminPlansStore } from '@boardwalk/sdk-core/licenses/plans/admin-plans-store';
import { useRef, useState } from 'react';
import { useFocusBack } from '../../kit/dialog/use-focus-back.ts';
import { lazyParts } from '../../kit/lazy/lazy-parts.tsx';
import { PartMissing } from '../../parts/remote-state/PartMissing.tsx';
import { ListHead } from '../list/ListHead.tsx';
import type { AdminPlansContext } from './admin-plans-context.ts';
import { PlanTable } from './PlanTable.tsx';
import type { PlanQuestion } from './plan-question.ts';
import { usePlanColumns } from './use-plan-columns.tsx';
import '../admin.css';
import './plans.css';

const dialogs = lazyParts(() => import('./PlanDialogs.tsx'));
const PlanDialogs = dialogs.component('PlanDialogs', { Missing: PartMissing });

/** The whole of `<bw-admin-plans>`: those of the list, and those of a code. */
export function AdminPlans({ context }: { readonly context: AdminPlansContext }) {
  const { attributes, env } = context;
  const messages = env.messages(adminPlanMessages);
  const [store] = useState(() => createAdminPlansStore(env));
  const [question, setQuestion] = useState<PlanQuestion>();
  const heading = useRef<HTMLHeadingElement>(null);
  const columns = usePlanColumns(setQuestion);
  useFocusBack(question !== undefined, heading);
  const level = Number(attributes.headingLevel);

  return (
    <section className="admin plans">
      <ListHead
        level={level}
        {...{ heading, messages }}
        onMake={() => setQuestion({ about: 'make' })}
      />
      <PlanTable
        level={level + 1}
        part="standard"
        store={store.standard}
        columns={columns.standard}
        planOf={(plan) => plan}
        words={{
          title: messages.standard,
          note: messages.standardNote,
          table: messages.standardTable,
          none: messages.none,
          noneAdvice: messages.noneAdvice,
        }}
      />
      <PlanTable
        level={level + 1}
        part="enterprise"
        store={store.enterprise}
        columns={columns.enterprise}
        planOf={({ plan }) => plan}
        words={{
          title: messages.enterprise,
          note: messages.enterpriseNote,
          table: messages.enterpriseTable,
          none: messages.noEnterprise,
          noneAdvice: messages.noEnterpriseAdvice,
        }}
      />
      <PlanDialogs
        isWanted={question !== undefined}
        {...{ context, store, question }}
        onClose={() => setQuestion(undefined)}
      />
    </section>
  );
}
