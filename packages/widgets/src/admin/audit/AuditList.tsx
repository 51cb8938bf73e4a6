import { actionLabels } from '@boardwalk/sdk-core/access/action-labels';
import { groupLabels } from '@boardwalk/sdk-core/access/group-labels';
import { auditEventLabels, auditMessages } from '@boardwalk/sdk-core/admin/audit/audit-messages';
import type { AuditStore } from '@boardwalk/sdk-core/admin/audit/audit-store';
import {
  type AuditLabels,
  auditRemarks,
  auditSentence,
} from '@boardwalk/sdk-core/admin/audit/audit-text';
import { auditedActionLabels } from '@boardwalk/sdk-core/admin/call-labels';
import { findLocale } from '@boardwalk/sdk-core/vocabulary/text/locale';
import { createDateFormatter } from '@boardwalk/sdk-core/vocabulary/time/dates';
import { useEnvironment } from '../../element/mount/widget-context.ts';
import { TrailPages } from './TrailPages.tsx';

/** What was done to rights and accounts, and as somebody else, the newest first. */
export function AuditList({ store }: { readonly store: AuditStore }) {
  const { messages: read, locale, timeZone } = useEnvironment();
  const messages = read(auditMessages);
  const words: AuditLabels = {
    events: read(auditEventLabels),
    around: messages,
    deeds: read(auditedActionLabels),
    groups: read(groupLabels),
    actions: read(actionLabels),
    formatDay: createDateFormatter(findLocale([locale]), timeZone),
  };
  return (
    <TrailPages
      store={store}
      none={messages.none}
      describe={(entry) => ({
        sentence: auditSentence(entry, words),
        remarks: auditRemarks(entry, words),
      })}
    />
  );
}
