import { administratorsMessages } from '@boardwalk/sdk-core/admin/administrators-messages';
import { auditMessages } from '@boardwalk/sdk-core/admin/audit/audit-messages';
import type { TrailStore } from '@boardwalk/sdk-core/admin/trail-store';
import { findLocale } from '@boardwalk/sdk-core/vocabulary/text/locale';
import { createDateFormatter } from '@boardwalk/sdk-core/vocabulary/time/dates';
import { useStore } from '@nanostores/react';
import { useEnvironment } from '../../element/mount/widget-context.ts';
import { Button } from '../../kit/button/Button.tsx';
import { RemoteContent } from '../../parts/remote-state/RemoteContent.tsx';
import '../admin.css';
import './audit.css';

/** What a line of a trail says, and what it remarks below. */
interface TrailLine {
  readonly sentence: string;
  readonly remarks: readonly string[];
}

interface TrailPagesProps<Entry extends TrailEntry> {
  readonly store: TrailStore<Entry>;
  /** Said where there is nothing. */
  readonly none: string;
  readonly describe: (entry: Entry) => TrailLine;
}

interface TrailEntry {
  readonly id: number;
  readonly at: string;
}

/** A trail, the newest first, and the way to what is older. */
export function TrailPages<Entry extends TrailEntry>(props: TrailPagesProps<Entry>) {
  const { store, none, describe } = props;
  const { messages: read, locale, timeZone } = useEnvironment();
  const remote = useStore(store.$state);
  const messages = read(auditMessages);
  const formatDate = createDateFormatter(findLocale([locale]), timeZone);
  return (
    <RemoteContent
      remote={remote}
      rows={3}
      onRetry={() => void store.reload()}
      forbiddenAdvice={read(administratorsMessages).alone}
    >
      {({ items, next }) => (
        <>
          {items.length === 0 ? (
            <p className="admin-note">{none}</p>
          ) : (
            <ol className="audit">
              {items.map((entry) => (
                <li key={entry.id} className="audit-entry">
                  <time className="audit-time" dateTime={entry.at}>
                    {formatDate(entry.at)}, {formatDate(entry.at, 'time')}
                  </time>
                  <TrailText {...describe(entry)} />
                </li>
              ))}
            </ol>
          )}
          {next !== null && (
            <Button
              aria-disabled={remote.state === 'loading' || undefined}
              onClick={() => void store.loadOlder()}
            >
              {remote.state === 'loading' ? messages.loading : messages.older}
            </Button>
          )}
        </>
      )}
    </RemoteContent>
  );
}

function TrailText({ sentence, remarks }: TrailLine) {
  return (
    <span className="audit-text">
      {sentence}
      {remarks.length > 0 && <span className="audit-remarks">{remarks.join(' · ')}</span>}
    </span>
  );
}
