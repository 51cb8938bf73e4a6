import type { PostingKind } from '../listings/form/posting-kinds.ts';
import { dayMs } from '../vocabulary/time/durations.ts';

/** Days for which a listing stands before it has to be renewed; null for as long as its owner wants. */
const termDays: Readonly<Record<Exclude<PostingKind, 'event'>, number | null>> = {
  property: 180,
  item: 60,
  classified: 60,
  merchant: null,
  city_service: null,
};

/** Days before the end of a term of which owners are reminded, and in which renewing is offered first. */
export const reminderDays = 7;

/** Whether a term that ends at `expiresAt` is about to, or has, at `now` (milliseconds since 1970). */
export function endsSoon(expiresAt: string | null, now: number): boolean {
  return expiresAt !== null && Date.parse(expiresAt) - now <= reminderDays * dayMs;
}

/** Kinds whose listings stand for a term. */
export const kindsWithTerm = (Object.keys(termDays) as Exclude<PostingKind, 'event'>[]).filter(
  (kind) => termDays[kind] !== null,
);

/** Whether listings of the kind stand for a term that can be renewed. */
export function hasTerm(kind: PostingKind): boolean {
  return kind !== 'event' && termDays[kind] !== null;
}

/**
 * When a listing that is published, or renewed, at `now` (milliseconds since 1970) expires: an event
 * at its end, or a day after its start where it has none.
 */
export function expiryOf(
  kind: PostingKind,
  attributes: Readonly<Record<string, unknown>>,
  now: number,
): Date | null {
  if (kind === 'event') return endOfEvent(attributes);
  const days = termDays[kind];
  return days === null ? null : new Date(now + days * dayMs);
}

function endOfEvent({ startsAt, endsAt }: Readonly<Record<string, unknown>>): Date | null {
  if (typeof endsAt === 'string') return new Date(endsAt);
  return typeof startsAt === 'string' ? new Date(Date.parse(startsAt) + dayMs) : null;
}
