import type { PostingKind } from '../listings/form/posting-kinds.ts';
import { dayMs } from '../vocabulary/time/durations.ts';

type Attributes = Readonly<Record<string, unknown>>;

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
export function expiryOf(kind: PostingKind, attributes: Attributes, now: number): Date | null {
  if (kind === 'event') return endOfEvent(attributes);
  const days = termDays[kind];
  return days === null ? null : new Date(now + days * dayMs);
}

function endOfEvent({ startsAt, endsAt }: Attributes): Date | null {
  if (typeof endsAt === 'string') return new Date(endsAt);
  return typeof startsAt === 'string' ? new Date(Date.parse(startsAt) + dayMs) : null;
}

/**
 * The field by which a listing is over at `now` (milliseconds since 1970), so that nobody would find
 * it; nothing where it is not. An event that is `published` may report its past, and what an offer's
 * end was there may stay.
 */
export function findPastField(
  kind: PostingKind,
  attributes: Attributes,
  { now, published }: { readonly now: number; readonly published?: Attributes | undefined },
): 'startsAt' | 'endsAt' | undefined {
  if (kind === 'event') {
    const end = published ? null : endOfEvent(attributes);
    return end !== null && end.getTime() <= now ? 'startsAt' : undefined;
  }
  const { endsAt } = attributes;
  if (kind !== 'item' || typeof endsAt !== 'string' || Date.parse(endsAt) > now) return undefined;
  const before = published?.endsAt;
  const isSame = typeof before === 'string' && Date.parse(before) === Date.parse(endsAt);
  return isSame ? undefined : 'endsAt';
}
