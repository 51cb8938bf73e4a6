import type { ReadableAtom } from 'nanostores';
import { listAuditEntries } from '../access/endpoints.ts';
import type { AuditEntry } from '../access/schemas.ts';
import type { Remote, StoreEnvironment } from '../http/environment.ts';
import { createRemoteStore, lastValue } from '../http/remote.ts';
import type { UserId } from '../vocabulary/ids.ts';
import type { Problem } from '../vocabulary/problem.ts';

/** What has been read of the trail, the newest first. */
export interface AuditEntries {
  readonly items: readonly AuditEntry[];
  /** Before which older ones begin; null where there are none. */
  readonly next: AuditEntry['id'] | null;
}

/** The audit trail, of everybody or of one person. */
export interface AuditStore {
  readonly $entries: ReadableAtom<Remote<AuditEntries, Problem>>;
  /** Reads the newest anew. */
  load(): Promise<void>;
  /** Reads on, where there is more. */
  loadOlder(): Promise<void>;
}

/** Entries that are read at once. */
const size = 20;

/** The trail as `subject` tells whose. */
export function createAuditStore(
  { client }: Pick<StoreEnvironment, 'client'>,
  subject?: UserId,
): AuditStore {
  const { $state: $entries, load: ask } = createRemoteStore<AuditEntries>(undefined, 'loading');
  const about = { size, ...(subject !== undefined && { subject }) };
  return {
    $entries,
    load: () => ask((signal) => client.call(listAuditEntries, { query: about }, { signal })),
    async loadOlder() {
      const known = lastValue($entries.get());
      if (!known || known.next === null) return;
      const query = { ...about, before: known.next };
      await ask(async (signal) => {
        const older = await client.call(listAuditEntries, { query }, { signal });
        return { items: [...known.items, ...older.items], next: older.next };
      });
    },
  };
}
