import { auditMessages, readingsMessages } from '@boardwalk/sdk-core/admin/audit/audit-messages';
import { readingRemarks, readingSentence } from '@boardwalk/sdk-core/admin/audit/audit-text';
import { readingLabels } from '@boardwalk/sdk-core/admin/call-labels';
import type { ReadingsStore } from '@boardwalk/sdk-core/admin/readings-store';
import { useMessages } from '../../element/mount/widget-context.ts';
import { TrailPages } from './TrailPages.tsx';

/** Who read what is hidden from others, the newest first. */
export function ReadingsList({ store }: { readonly store: ReadingsStore }) {
  const messages = useMessages(readingsMessages);
  const around = useMessages(auditMessages);
  const calls = useMessages(readingLabels);
  return (
    <TrailPages
      store={store}
      none={messages.none}
      describe={(reading) => ({
        sentence: readingSentence(reading, { messages, calls, around }),
        remarks: readingRemarks(reading, around),
      })}
    />
  );
}
