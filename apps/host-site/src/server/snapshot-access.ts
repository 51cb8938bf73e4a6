import { createHash, timingSafeEqual } from 'node:crypto';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import type { Settings } from '../settings.ts';

/** Refuses whoever presents another secret than the operator's; without one, live mode refuses all. */
export function requireSnapshotAccess(
  authorization: string | undefined,
  { mode, snapshotSecret: secret }: Pick<Settings, 'mode' | 'snapshotSecret'>,
): void {
  if (secret === undefined && mode === 'demo') return;
  if (secret === undefined) throw new Problem('not-available', 'This site gives no snapshots.');
  if (isSame(authorization ?? '', `Bearer ${secret}`)) return;
  throw new Problem('unauthorized', 'A snapshot needs the secret of the snapshots.');
}

/** Takes as long whatever is given. */
function isSame(given: string, wanted: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(wanted));
}
