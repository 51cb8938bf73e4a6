import { lastValue } from '@boardwalk/sdk-core/http/remote';
import { reportedThreadsMessages } from '@boardwalk/sdk-core/inbox/reports/reported-threads-messages';
import { createThreadReportsStore } from '@boardwalk/sdk-core/inbox/reports/thread-reports-store';
import { moderatedMessages } from '@boardwalk/sdk-core/posting/moderated/moderated-messages';
import { createModeratedStore } from '@boardwalk/sdk-core/posting/moderated/moderated-store';
import { useStore } from '@nanostores/react';
import { useRef, useState } from 'react';
import { lazyParts } from '../../kit/lazy/lazy-parts.tsx';
import { PartMissing } from '../../parts/remote-state/PartMissing.tsx';
import { PlaceRows } from '../../parts/remote-state/PlaceRows.tsx';
import type { AdminListingsContext } from './admin-listings-context.ts';
import { ModeratedTable } from './ModeratedTable.tsx';
import { ViewLinks } from './ViewLinks.tsx';
import '../admin.css';
import './admin-listings.css';

const ThreadReports = lazyParts(() => import('./threads/ThreadReports.tsx')).component(
  'ThreadReports',
  { Place: () => <PlaceRows rows={4} />, Missing: PartMissing },
);

/** The whole of `<bw-admin-listings>`. */
export function AdminListings({ context }: { readonly context: AdminListingsContext }) {
  const { attributes, env, initial, setAttributes } = context;
  const { view } = attributes;
  const [store] = useState(() => createModeratedStore(env, initial?.page));
  const [threads] = useState(() => createThreadReportsStore(env));
  const byListings = lastValue(useStore(store.$state))?.counts;
  const byThreads = lastValue(useStore(threads.$state))?.counts;
  // A list that does not show holds nothing.
  const counts = byListings ?? byThreads;
  const heading = useRef<HTMLHeadingElement>(null);
  const ofListings = env.messages(moderatedMessages);
  const messages = view === 'conversations' ? env.messages(reportedThreadsMessages) : ofListings;

  return (
    <section className="admin moderated">
      <header className="admin-head">
        <h1 ref={heading} className="admin-title" part="heading" tabIndex={-1}>
          {messages.heading}
        </h1>
        <p className="admin-lead">{messages.lead}</p>
      </header>
      <ViewLinks view={view} counts={counts} onFollow={setAttributes} />
      {view === 'conversations' ? (
        <ThreadReports context={context} store={threads} heading={heading} />
      ) : (
        <ModeratedTable context={context} view={view} store={store} heading={heading} />
      )}
    </section>
  );
}
