import { createKeptWords } from '@boardwalk/sdk-core/account/sessions/kept-words';
import type { ThreadId, UserId } from '@boardwalk/sdk-core/vocabulary/ids';
import { useState } from 'react';
import { useWidget } from '../../../element/mount/widget-context.ts';

/** What somebody is writing into a conversation. */
export interface Draft {
  readonly text: string;
  readonly change: (text: string) => void;
}

/** On our own site this browser keeps it until it is sent; a partner's page could read it there. */
export function useDraft(owner: UserId, thread: ThreadId): Draft {
  const { env, host } = useWidget();
  const about = `thread ${thread}`;
  const [words] = useState(() =>
    host.firstParty ? createKeptWords({ owner, clock: env.clock, room: 'threads' }) : undefined,
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
