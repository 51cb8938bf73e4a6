import { agreementsMessages } from '@boardwalk/sdk-core/embeds/agreements-messages';
import type { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { useMessages } from '../../element/mount/widget-context.ts';
import { ErrorState } from '../../kit/state/ErrorState.tsx';
import { useExplanation } from '../../parts/problem/use-explanation.ts';
import './agreements.css';

interface UnreadableProps {
  readonly problem: Problem;
  readonly onRetry: () => void;
}

/** Why nothing shows: nobody is signed in, somebody acts as another, or nothing arrived. */
export function AgreementsUnavailable({ problem, onRetry }: UnreadableProps) {
  const messages = useMessages(agreementsMessages);
  const explain = useExplanation();
  if (problem.status === 401) return <p className="agreements-note">{messages.signedOut}</p>;
  if (problem.status === 403) return <p className="agreements-note">{messages.notInPerson}</p>;
  return (
    <ErrorState
      title={messages.failed}
      advice={explain(problem)}
      retryLabel={messages.retry}
      onRetry={onRetry}
    />
  );
}
