import type { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { useMessages } from '../../element/mount/widget-context.ts';
import { remoteMessages } from './messages.ts';

/** What to do where something can't be shown: the connection is at fault only if nothing came back. */
export function useFailureAdvice(): (problem: Problem) => string {
  const messages = useMessages(remoteMessages);
  return ({ code, status, message }) => {
    if (status === 429) return messages.tooManyAdvice;
    if (status === 0 || code === 'timeout') return messages.unreachableAdvice;
    if (status >= 500) return messages.failedAdvice;
    return fillMessage(messages.refusedAdvice, { error: message });
  };
}
