import { actionLabels } from '@boardwalk/sdk-core/access/action-labels';
import { groupLabels } from '@boardwalk/sdk-core/access/group-labels';
import type { AuditEntry } from '@boardwalk/sdk-core/access/schemas';
import { auditEventLabels, auditMessages } from '@boardwalk/sdk-core/admin/audit-messages';
import type { AuditStore } from '@boardwalk/sdk-core/admin/audit-store';
import { type AuditWords, auditRemarks, auditSentence } from '@boardwalk/sdk-core/admin/audit-text';
import { createDateFormatter } from '@boardwalk/sdk-core/vocabulary/dates';
import { findLocale } from '@boardwalk/sdk-core/vocabulary/locale';
import { useStore } from '@nanostores/react';
import { useEnvironment } from '../../element/widget-context.ts';
import { Button } from '../../kit/button/Button.tsx';
import { Kept } from '../state/Kept.tsx';

/** What was done to rights and accounts, the newest first. */
export function AuditList({ store }: { readonly store: AuditStore }) {
  const { messages: read, locale, timeZone } = useEnvironment();
  const remote = useStore(store.$entries);
  const messages = read(auditMessages);
  const formatDate = createDateFormatter(findLocale([locale]), timeZone);
  const words: AuditWords = {
    events: read(auditEventLabels),
    around: messages,
    groups: read(groupLabels),
    actions: read(actionLabels),
    formatDay: formatDate,
  };
  return (
    <Kept remote={remote} rows={3} onRetry={() => void store.load()}>
      {({ items, next }) => (
        <>
          {items.length === 0 && <p className="admin-note">{messages.none}</p>}
          <ol className="audit">
            {items.map((entry) => (
              <AuditLine key={entry.id} entry={entry} words={words} formatDate={formatDate} />
            ))}
          </ol>
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
    </Kept>
  );
}

interface AuditLineProps {
  readonly entry: AuditEntry;
  readonly words: AuditWords;
  readonly formatDate: ReturnType<typeof createDateFormatter>;
}

function AuditLine({ entry, words, formatDate }: AuditLineProps) {
  const remarks = auditRemarks(entry, words);
  return (
    <li className="audit-entry">
      <time className="audit-time" dateTime={entry.at}>
        {formatDate(entry.at)}, {formatDate(entry.at, 'time')}
      </time>
      <span className="audit-text">
        {auditSentence(entry, words)}
        {remarks.length > 0 && <span className="audit-remarks">{remarks.join(' · ')}</span>}
      </span>
    </li>
  );
}
