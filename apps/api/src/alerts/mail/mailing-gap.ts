import type { NewsKind, RuleFrequency } from '@boardwalk/sdk-core/alerts/news';
import { hourMs } from '@boardwalk/sdk-core/vocabulary/time/durations';
import { type MetBefore, type MetNow, newsOf } from '../matching/news-of.ts';

/** From one telling of a listing by mail at once to the next, in milliseconds. */
export const mailingGapMs = hourMs;

/** A listing as mail told of it last. */
export interface LastMailedFacts extends MetBefore {
  readonly at: Date;
  /** Whether later news of it waits. */
  readonly isHeld: boolean;
}

/** News that no mail has told, and what mail told of the same listing before. */
export interface PendingNews {
  readonly news: NewsKind;
  readonly newsAt: Date;
  /** How soon it is wanted. */
  readonly pace: RuleFrequency;
  /** What is wanted to be told. */
  readonly wanted: readonly NewsKind[];
  readonly last: LastMailedFacts | undefined;
  /** Until when no mail tells of it, as whoever posted it is new. */
  readonly provedAt?: Date | undefined;
}

/**
 * Until when news waits: since whoever posted it is new, or the listing was told shortly before; of the
 * latter what digests tell is gathered anyway.
 */
export function heldUntil(
  { last, pace, provedAt }: Pick<PendingNews, 'last' | 'pace' | 'provedAt'>,
  now: Date,
): Date | undefined {
  if (provedAt && provedAt > now) return provedAt;
  if (!last || pace !== 'at-once') return undefined;
  const until = gapEnd(last);
  return until > now ? until : undefined;
}

/**
 * Whether what is told of it is what differs by now from what was told: of news that came soon after
 * a telling, and of a price, which may be the old one again by the hour at which it may be told.
 */
export function needsNewsRecheck({ last, news, newsAt }: PendingNews): boolean {
  if (!last) return false;
  const isPrice = news === 'reduced' || news === 'repriced';
  return isPrice || last.isHeld || newsAt < gapEnd(last);
}

/** What of a listing is told that was told before: of what differs the first that is wanted. */
export function newsSinceLastMail(
  { last, wanted }: Pick<PendingNews, 'last' | 'wanted'>,
  now: MetNow | undefined,
): NewsKind | undefined {
  const kinds = newsOf({ before: last, now, fits: true, changes: new Set(['shown']) });
  return kinds.find((kind) => wanted.includes(kind));
}

function gapEnd({ at }: LastMailedFacts): Date {
  return new Date(at.getTime() + mailingGapMs);
}
