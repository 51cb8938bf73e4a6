import type { NewsKind, RuleFrequency } from '@boardwalk/sdk-core/alerts/news';
import { hourMs } from '@boardwalk/sdk-core/vocabulary/time/durations';
import { type MetBefore, type MetNow, newsOf } from '../matching/news-of.ts';

/** From one immediate mail about a listing to the next, in milliseconds. */
export const mailingGapMs = hourMs;

/** A listing as mail last reported it. */
export interface LastMailedFacts extends MetBefore {
  readonly at: Date;
  /** Whether later news of it waits. */
  readonly isHeld: boolean;
}

/** News that no mail has reported, and what mail reported of the same listing before. */
export interface PendingNews {
  readonly news: NewsKind;
  readonly newsAt: Date;
  /** How soon it is to be reported. */
  readonly pace: RuleFrequency;
  /** The kinds of news to report. */
  readonly wanted: readonly NewsKind[];
  readonly last: LastMailedFacts | undefined;
  /** Until when no mail reports it, as the user who posted it is new. */
  readonly provedAt?: Date | undefined;
}

/**
 * Returns until when news waits: since the user who posted it is new, or the listing was reported
 * shortly before; of the latter what digests report is gathered anyway.
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
 * Whether what is reported is what differs by now from the last report: of news that came soon
 * after a report, and of a price, which may be the old one again by the hour at which it may be
 * reported.
 */
export function needsNewsRecheck({ last, news, newsAt }: PendingNews): boolean {
  if (!last) return false;
  const isPrice = news === 'reduced' || news === 'repriced';
  return isPrice || last.isHeld || newsAt < gapEnd(last);
}

/**
 * Returns what to report of a listing that was reported before: of what differs the first that is
 * requested.
 */
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
