import { useMessages } from '../../element/mount/widget-context.ts';
import type { MissingProps } from '../../kit/lazy/lazy-parts.tsx';
import { ErrorState } from '../../kit/state/ErrorState.tsx';
import { remoteMessages } from './messages.ts';

/** In place of a part that could not be loaded. */
export function PartMissing({ onRetry }: MissingProps) {
  const messages = useMessages(remoteMessages);
  return (
    <ErrorState
      title={messages.unreachable}
      advice={messages.unreachableAdvice}
      retryLabel={messages.retry}
      onRetry={onRetry}
    />
  );
}
