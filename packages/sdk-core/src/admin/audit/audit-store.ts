import type { SharingEnvironment } from '../../http/environment.ts';
import type { UserId } from '../../vocabulary/ids.ts';
import { listAuditEntries } from '../trail/endpoints.ts';
import type { AuditEntry } from '../trail-schemas.ts';
import { createTrailStore, type TrailStore, trailSize } from '../trail-store.ts';

/** The audit trail, of everybody or of one person. */
export type AuditStore = TrailStore<AuditEntry>;

/** Creates the store of the trail; `subject` states whose. */
export function createAuditStore(
  env: Pick<SharingEnvironment, 'client' | 'store'>,
  subject?: UserId,
): AuditStore {
  const about = { size: trailSize, ...(subject !== undefined && { subject }) };
  return createTrailStore(env, (before, signal) => {
    const query = { ...about, ...(before !== undefined && { before }) };
    return env.client.call(listAuditEntries, { query }, { signal });
  });
}
