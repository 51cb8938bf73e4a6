import { administratorsMessages } from '@boardwalk/sdk-core/admin/administrators-messages';
import { embedsMessages } from '@boardwalk/sdk-core/admin/embeds-messages';
import { createAllSitesStore, type SitesQuery } from '@boardwalk/sdk-core/admin/embeds-store';
import { createElement, useRef, useState } from 'react';
import { useFocusBack } from '../../kit/dialog/use-focus-back.ts';
import { RemoteContent } from '../../parts/remote-state/RemoteContent.tsx';
import { useRemote } from '../../parts/remote-state/use-remote.ts';
import type { AdminEmbedsContext } from './admin-embeds-context.ts';
import { SiteDialogs } from './SiteDialogs.tsx';
import { SitesList } from './SitesList.tsx';
import { SitesSearch } from './SitesSearch.tsx';
import type { SiteQuestion } from './site-question.ts';
import '../admin.css';

const everySite: SitesQuery = { text: '', page: 1 };

/** The whole of `<bw-admin-embeds>`: everybody's sites, to be found and stopped. */
export function AdminEmbeds({ context }: { readonly context: AdminEmbedsContext }) {
  const { attributes, env } = context;
  const messages = env.messages(embedsMessages);
  const [store] = useState(() => createAllSitesStore(env));
  const [query, setQuery] = useState(everySite);
  const [question, setQuestion] = useState<SiteQuestion>();
  const remote = useRemote(store, query);
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
      <SitesSearch query={query} onSearch={(text) => setQuery({ text: text.trim(), page: 1 })} />
      <RemoteContent
        remote={remote}
        rows={4}
        onRetry={() => void store.reload()}
        forbiddenAdvice={env.messages(administratorsMessages).alone}
      >
        {(found) => (
          <SitesList
            found={found}
            isOld={remote.state === 'loading'}
            onAsk={setQuestion}
            onAll={() => setQuery(everySite)}
            onPage={(page) => {
              setQuery({ ...query, page });
              heading.current?.focus();
            }}
          />
        )}
      </RemoteContent>
      <SiteDialogs {...{ context, store, question }} onClose={() => setQuestion(undefined)} />
    </section>
  );
}
