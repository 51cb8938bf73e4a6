import { createHash, timingSafeEqual } from 'node:crypto';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import type { Settings } from '../settings.ts';

/** What the demo takes where its operator sets no other secret: it stands in the guide. */
export const demoSnapshotSecret = 'boardwalk-demo-snapshots';

/**
 * Refuses callers who present another secret than the operator's; without one, live mode refuses
 * all. The demo also gives snapshots to callers who present none, and refuses a wrong one as live
 * mode does.
 */
export function requireSnapshotAccess(
  authorization: string | undefined,
  { mode, snapshotSecret }: Pick<Settings, 'mode' | 'snapshotSecret'>,
): void {
  const isDemo = snapshotSecret === undefined && mode === 'demo';
  if (isDemo && authorization === undefined) return;
  const secret = isDemo ? demoSnapshotSecret : snapshotSecret;
  if (secret === undefined) throw new Problem('not-available', 'This site gives no snapshots.');
  if (isSame(authorization ?? '', `Bearer ${secret}`)) return;
  throw new Problem('unauthorized', 'A snapshot needs the secret of the snapshots.');
}

/** Takes as long whatever is given. */
function isSame(given: string, wanted: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(wanted));
}
