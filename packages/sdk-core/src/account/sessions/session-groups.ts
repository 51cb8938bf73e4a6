import type { OwnSession } from './schemas.ts';

/** Sessions that look alike; at least one, the last used first. */
export type SessionGroup = readonly [OwnSession, ...OwnSession[]];

/**
 * Groups what nobody can distinguish: the same client, on the same page, by the same person. This
 * device's own session stands alone and first; then comes what was used last.
 */
export function groupSessions(sessions: readonly OwnSession[]): readonly SessionGroup[] {
  const groups = new Map<string, SessionGroup>();
  for (const session of sessions.toSorted(byUse)) {
    const { device, page, isActing, isCurrent } = session;
    const key = JSON.stringify(isCurrent ? ['current'] : [device, page, isActing]);
    const alike = groups.get(key);
    groups.set(key, alike ? [...alike, session] : [session]);
  }
  return [...groups.values()];
}

function byUse(one: OwnSession, other: OwnSession): number {
  const current = Number(other.isCurrent) - Number(one.isCurrent);
  return current || Date.parse(other.usedAt) - Date.parse(one.usedAt);
}
