import { securityTaskMessages } from '@boardwalk/sdk-core/account/security/security-task-messages';
import { useState } from 'react';
import { useMessages } from '../../../element/mount/widget-context.ts';

/** Copies a text, and reports whether the browser allowed it. */
export function useCopying(text: string) {
  const messages = useMessages(securityTaskMessages);
  const [outcome, setOutcome] = useState<'copied' | 'notCopied'>();

  function copy() {
    navigator.clipboard.writeText(text).then(
      () => setOutcome('copied'),
      () => setOutcome('notCopied'),
    );
  }

  return { copy, told: outcome && messages[outcome] };
}
