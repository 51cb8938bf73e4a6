import { administratorsMessages } from '@boardwalk/sdk-core/admin/administrators-messages';
import { workMessages } from '@boardwalk/sdk-core/admin/work-messages';
import { createFailedWorkStore } from '@boardwalk/sdk-core/admin/work-store';
import { createElement, useRef, useState } from 'react';
import { useFocusBack } from '../../kit/dialog/use-focus-back.ts';
import { RemoteContent } from '../../parts/remote-state/RemoteContent.tsx';
import { useRemote } from '../../parts/remote-state/use-remote.ts';
import type { AdminWorkContext } from './admin-work-context.ts';
import { WorkDialogs } from './WorkDialogs.tsx';
import { WorkList } from './WorkList.tsx';
import type { WorkQuestion } from './work-question.ts';
import '../admin.css';

/** The whole of `<bw-admin-work>`: what failed, to be tried again or given up. */
export function AdminWork({ context }: { readonly context: AdminWorkContext }) {
  const { attributes, env } = context;
  const messages = env.messages(workMessages);
  const [store] = useState(() => createFailedWorkStore(env));
  const [question, setQuestion] = useState<WorkQuestion>();
  const remote = useRemote(store);
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusBack(question !== undefined, heading);

  return (
    <section className="admin">
      <header className="admin-head">
        {createElement(
          `h${attributes.headingLevel}`,
          { ref: heading, className: 'admin-title', part: 'heading', tabIndex: -1 },
          messages.title,
        )}
        <p className="admin-lead">{messages.lead}</p>
      </header>
      <RemoteContent
        remote={remote}
        rows={4}
        onRetry={() => void store.reload()}
        forbiddenAdvice={env.messages(administratorsMessages).alone}
      >
        {(found) => <WorkList found={found} onAsk={setQuestion} />}
      </RemoteContent>
      <WorkDialogs {...{ context, store, question }} onClose={() => setQuestion(undefined)} />
    </section>
  );
}
