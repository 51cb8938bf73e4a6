import { workMessages } from '@boardwalk/sdk-core/admin/work-messages';
import type { FailedWorkList } from '@boardwalk/sdk-core/admin/work-store';
import { CircleCheck } from 'lucide';
import { useMessages } from '../../element/mount/widget-context.ts';
import { EmptyState } from '../../kit/state/EmptyState.tsx';
import { WorkRow } from './WorkRow.tsx';
import type { WorkQuestion } from './work-question.ts';
import '../shared/admin-results-list/admin-results-list.css';
import '../admin.css';

interface WorkListProps {
  readonly found: FailedWorkList;
  readonly onAsk: (question: WorkQuestion) => void;
}

/** What failed, or that nothing did. */
export function WorkList({ found: { items, hasMore }, onAsk }: WorkListProps) {
  const messages = useMessages(workMessages);
  if (items.length === 0) {
    return <EmptyState icon={CircleCheck} title={messages.none} advice={messages.noneAdvice} />;
  }
  return (
    <>
      <ul className="found-rows" aria-label={messages.list} part="list">
        {items.map((work) => (
          <WorkRow key={work.id} work={work} onAsk={onAsk} />
        ))}
      </ul>
      {hasMore && <p className="admin-note">{messages.more}</p>}
    </>
  );
}
