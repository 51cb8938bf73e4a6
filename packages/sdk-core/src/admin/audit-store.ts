import { listAuditEntries } from '../access/trail/endpoints.ts';
import type { AuditEntry } from '../access/trail-schemas.ts';
import type { StoreEnvironment } from '../http/environment.ts';
import type { UserId } from '../vocabulary/ids.ts';
import { createTrailStore, type TrailStore, trailSize } from './trail-store.ts';

/** The audit trail, of everybody or of one person. */
export type AuditStore = TrailStore<AuditEntry>;

/** The trail as `subject` tells whose. */
export function createAuditStore(
  { client }: Pick<StoreEnvironment, 'client'>,
  subject?: UserId,
): AuditStore {
  const about = { size: trailSize, ...(subject !== undefined && { subject }) };
  return createTrailStore((before, signal) => {
    const query = { ...about, ...(before !== undefined && { before }) };
    return client.call(listAuditEntries, { query }, { signal });
  });
}
