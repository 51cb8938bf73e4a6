import type { Remote } from '@boardwalk/sdk-core/http/environment';
import type { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import type { ReactNode } from 'react';
import { ErrorState } from '../../kit/state/ErrorState.tsx';

interface UnreadyProps {
  readonly remote: Remote<unknown, Problem>;
  /** Of the widget; `loading` is for screen readers, beside the place. */
  readonly messages: {
    readonly loading: string;
    readonly unreachable: string;
    readonly unreachableAdvice: string;
    readonly retry: string;
  };
  /** What holds the room of what is on its way. */
  readonly place: ReactNode;
  /** In place of the failure, where nothing is there by that name. */
  readonly missing?: ReactNode;
  readonly onRetry: () => void;
}

/** What stands in place of a remote value: its place, that there is none, or that it can't be reached. */
export function Unready({ remote, messages, place, missing, onRetry }: UnreadyProps) {
  if (remote.state !== 'failed') {
    return (
      <>
        <p className="visually-hidden" role="status">
          {messages.loading}
        </p>
        {place}
      </>
    );
  }
  return (
    missing || (
      <ErrorState
        title={messages.unreachable}
        advice={messages.unreachableAdvice}
        retryLabel={messages.retry}
        onRetry={onRetry}
      />
    )
  );
}
