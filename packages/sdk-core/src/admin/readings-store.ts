import type { SharingEnvironment } from '../http/environment.ts';
import type { UserId } from '../vocabulary/ids.ts';
import { listReadings } from './trail/endpoints.ts';
import type { Reading } from './trail-schemas.ts';
import { createTrailStore, type TrailStore, trailSize } from './trail-store.ts';

/** Who read what is hidden, of everybody or of one person. */
export type ReadingsStore = TrailStore<Reading>;

/** The readings of `person`, by them and of them. */
export function createReadingsStore(
  env: Pick<SharingEnvironment, 'client' | 'store'>,
  person?: UserId,
): ReadingsStore {
  const about = { size: trailSize, ...(person !== undefined && { person }) };
  return createTrailStore(env, (before, signal) => {
    const query = { ...about, ...(before !== undefined && { before }) };
    return env.client.call(listReadings, { query }, { signal });
  });
}
