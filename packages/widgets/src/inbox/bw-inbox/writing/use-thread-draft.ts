import { createLocalDrafts } from '@boardwalk/sdk-core/account/sessions/local-drafts';
import type { ThreadId, UserId } from '@boardwalk/sdk-core/vocabulary/ids';
import { useState } from 'react';
import { useWidget } from '../../../element/mount/widget-context.ts';

/** What somebody is writing into a conversation. */
export interface ThreadDraft {
  readonly text: string;
  readonly change: (text: string) => void;
}

/** On our own site this browser keeps it until it is sent; a partner's page could read it there. */
export function useThreadDraft(owner: UserId, thread: ThreadId): ThreadDraft {
  const { env, host } = useWidget();
  const about = `thread ${thread}`;
  const [words] = useState(() =>
    host.firstParty ? createLocalDrafts({ owner, clock: env.clock, room: 'threads' }) : undefined,
  );
  const [text, setText] = useState(() => {
    const kept = words?.take(about);
    return typeof kept === 'string' ? kept : '';
  });
  return {
    text,
    change(next) {
      setText(next);
      if (next.trim() === '') words?.drop();
      else words?.keep(about, next);
    },
  };
}
