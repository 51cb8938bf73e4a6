import { createHmac, randomBytes } from 'node:crypto';
import { hourMs } from '@boardwalk/sdk-core/vocabulary/time/durations';
import { countedNetwork } from '../../platform/calls/counted-network.ts';

/** Visits that are remembered; beyond that the oldest is forgotten. */
const mostRemembered = 100_000;

/** Which networks have visited which shops in the last hour. */
export interface RecentVisits {
  /** Whether this is the first visit of a network to a shop for an hour; `now` in milliseconds since 1970. */
  add(shopKey: number, address: string, now: number): boolean;
}

/**
 * Creates a memory of visits, of this process alone: nothing of it is stored, and its hashes can't be
 * compared with those of another process.
 */
export function createRecentVisits(most = mostRemembered): RecentVisits {
  const secret = randomBytes(32);
  /** When a visit was counted, in the order of time. */
  const countedAt = new Map<string, number>();
  return {
    add(shopKey, address, now) {
      const network = countedNetwork({ address });
      const key = createHmac('sha256', secret).update(`${shopKey} ${network}`).digest('base64');
      const before = countedAt.get(key);
      // A clock that was set back in the demo counts again.
      if (before !== undefined && Math.abs(now - before) < hourMs) return false;
      countedAt.delete(key);
      for (const [oldest, at] of countedAt) {
        if (now - at < hourMs && countedAt.size < most) break;
        countedAt.delete(oldest);
      }
      countedAt.set(key, now);
      return true;
    },
  };
}
