import { lastValue } from '@boardwalk/sdk-core/http/remote';
import { reportedThreadsMessages } from '@boardwalk/sdk-core/inbox/reports/reported-threads-messages';
import { createThreadReportsStore } from '@boardwalk/sdk-core/inbox/reports/thread-reports-store';
import { moderatedMessages } from '@boardwalk/sdk-core/posting/moderated/moderated-messages';
import { createModeratedStore } from '@boardwalk/sdk-core/posting/moderated/moderated-store';
import { reportedSubjectsMessages } from '@boardwalk/sdk-core/posting/moderated/reported-subjects-messages';
import { createReportedSubjectsStore } from '@boardwalk/sdk-core/posting/moderated/reported-subjects-store';
import type { ModerationView } from '@boardwalk/sdk-core/posting/moderated/views';
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

const ReportedSubjects = lazyParts(() => import('./subjects/ReportedSubjects.tsx')).component(
  'ReportedSubjects',
  { Place: () => <PlaceRows rows={4} />, Missing: PartMissing },
);

/** The whole of `<bw-admin-listings>`. */
export function AdminListings({ context }: { readonly context: AdminListingsContext }) {
  const { attributes, env, initial, setAttributes } = context;
  const { view } = attributes;
  const [store] = useState(() => createModeratedStore(env, initial?.page));
  const [threads] = useState(() => createThreadReportsStore(env));
  const [subjects] = useState(() => createReportedSubjectsStore(env));
  const byListings = lastValue(useStore(store.$state))?.counts;
  const byThreads = lastValue(useStore(threads.$state))?.counts;
  const bySubjects = lastValue(useStore(subjects.$state))?.counts;
  // A list that does not show holds nothing.
  const counts = byListings ?? byThreads ?? bySubjects;
  const heading = useRef<HTMLHeadingElement>(null);
  const messages = headMessages(view, env);

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
      ) : view === 'shops' ? (
        <ReportedSubjects context={context} store={subjects} heading={heading} />
      ) : (
        <ModeratedTable context={context} view={view} store={store} heading={heading} />
      )}
    </section>
  );
}

/** What stands above a view. */
function headMessages(
  view: ModerationView,
  env: AdminListingsContext['env'],
): { readonly heading: string; readonly lead: string } {
  if (view === 'conversations') return env.messages(reportedThreadsMessages);
  if (view === 'shops') return env.messages(reportedSubjectsMessages);
  return env.messages(moderatedMessages);
}
