import * as z from 'zod/mini';
import { memberPerson } from '../access/person-schemas.ts';
import type { ServerHalf } from '../http/server-half.ts';
import { standardStatuses } from '../listings/enumerations/property/standard-statuses.ts';
import { postingKinds } from '../listings/form/posting-kinds.ts';
import { listingId, listingIdInPath, userId } from '../vocabulary/ids.ts';
import { point } from '../vocabulary/places/geo.ts';
import { storableJson } from '../vocabulary/text/storable-json.ts';
import { storableText } from '../vocabulary/text/storable-text.ts';
import { listingBodies } from './body-schemas.ts';
import { listingActions, standings } from './life.ts';
import { longest } from './limits.ts';
import { moderatorDecisions } from './moderation.ts';
import { newListingsADay } from './writing/new-listings-a-day.ts';
import { postingObstacles } from './writing/obstacles.ts';

const postingKind = z.enum(postingKinds);
const instant = z.iso.datetime();
const byTypeAndId = z.strictObject({ type: postingKind, id: listingIdInPath });
const byId = z.strictObject({ id: listingIdInPath });

/** How many new listings accounts publish in a day, the youngest first. */
const listingsOfForms = newListingsADay
  .map(({ fromDays, form }) => `${form} from its day ${fromDays} on`)
  .join(', ');

/** A body with a listing of twenty thousand characters, each of which may take three bytes. */
const bodyBytes = 200_000;

/**
 * Counts changes: a caller who makes a change states what they began with, and is refused once
 * another came first.
 */
const version = z.int().check(z.gte(0));

/** A listing as far as it is written, whatever is still wrong with it. */
export const draftBody = storableJson(longest.draft);

/** What is written and not published: of a new listing, or of changes to one. */
const draft = z.strictObject({
  /** That of the listing, which a new one has once it is published. */
  id: listingId,
  listingType: postingKind,
  version,
  /** Of the listing that the changes began with; null for a new one. */
  listingVersion: z.nullable(version),
  body: draftBody,
  createdAt: instant,
  updatedAt: instant,
});
export type Draft = z.output<typeof draft>;

/** A listing as its owner, and other users who may change it, see it. */
const ownListing = z.strictObject({
  id: listingId,
  listingType: postingKind,
  ownerId: userId,
  /** A user who may change it knows whose it is. */
  owner: memberPerson,
  status: z.enum(standardStatuses),
  version,
  /** Whether changes to it are begun and not published. */
  hasDraft: z.boolean(),
  body: draftBody,
  /** IANA zone of the place. */
  timeZone: z.string(),
  /** What the public knows of where it is. */
  position: z.nullable(point),
  createdAt: instant,
  updatedAt: instant,
  expiresAt: z.nullable(instant),
});
export type OwnListing = z.output<typeof ownListing>;

const published = z.strictObject({ id: listingId, status: z.enum(standardStatuses), version });
export type PublishedListing = z.output<typeof published>;

function writtenBy<const Fields extends z.core.$ZodLooseShape>(fields: Fields) {
  return {
    merchant: z.strictObject({ listing: listingBodies.merchant, ...fields }),
    item: z.strictObject({ listing: listingBodies.item, ...fields }),
    property: z.strictObject({ listing: listingBodies.property, ...fields }),
    event: z.strictObject({ listing: listingBodies.event, ...fields }),
    city_service: z.strictObject({ listing: listingBodies.city_service, ...fields }),
    classified: z.strictObject({ listing: listingBodies.classified, ...fields }),
  };
}

export const readObstacle = {
  summary: 'What the signed-in user still lacks to post a listing of the kind.',
  audience: 'embed:listings:write',
  rule: 'members',
  params: z.strictObject({ type: postingKind }),
  response: z.strictObject({ obstacle: z.nullable(z.enum(postingObstacles)) }),
} satisfies ServerHalf;

export const createListing = {
  summary: `Publishes a new listing; its draft, where it has one, ends with it. Within a day an account publishes ${listingsOfForms}; members of groups that others let them into have the most from the first day.`,
  audience: 'embed:listings:write',
  rule: 'members',
  problems: ['not-found', 'forbidden', 'incomplete-profile', 'conflict', 'too-many-listings'],
  callsPerMinute: 30,
  bodyBytes,
  params: z.strictObject({ type: postingKind }),
  bodyBy: {
    parameter: 'type',
    /** The draft that is published, as it is known; the same one twice is one listing. */
    schemas: writtenBy({ draft: z.optional(z.strictObject({ id: listingId, version })) }),
  },
  response: published,
} satisfies ServerHalf;

export const changeListing = {
  summary: 'Publishes changes to a listing; a draft of them ends with it.',
  audience: 'embed:listings:write',
  rule: { may: 'write' },
  problems: ['not-found', 'forbidden', 'conflict'],
  callsPerMinute: 60,
  bodyBytes,
  params: byTypeAndId,
  bodyBy: {
    parameter: 'type',
    /** Of the listing, and of the draft that ends with it: 0 where none is known. */
    schemas: writtenBy({ version, draftVersion: z._default(version, 0) }),
  },
  response: published,
} satisfies ServerHalf;

export const deleteListing = {
  summary:
    'Takes a listing away for good, with its draft; not while something that was bought runs on it. From a partner’s page it needs a confirmation.',
  audience: 'embed:listings:write',
  rule: { may: 'delete' },
  problems: ['not-found', 'forbidden', 'conflict', 'licensed'],
  params: byTypeAndId,
  query: z.strictObject({ confirmation: z.optional(z.uuid()) }),
  response: z.null(),
} satisfies ServerHalf;

export const readOwnListing = {
  summary: 'A listing as it is written, with what the public does not learn.',
  audience: 'embed:listings:write',
  rule: { may: 'write' },
  problems: ['not-found', 'forbidden'],
  tellsHidden: 'others',
  params: byTypeAndId,
  response: ownListing,
} satisfies ServerHalf;

export const changeStanding = {
  summary: 'Pauses, resumes, withdraws, closes or renews a listing, or marks it as under offer.',
  audience: 'embed:listings:write',
  rule: { may: 'write' },
  problems: ['not-found', 'forbidden', 'conflict'],
  callsPerMinute: 120,
  params: byTypeAndId,
  body: z.strictObject({ action: z.enum(listingActions) }),
  response: z.strictObject({
    id: listingId,
    status: z.enum(standardStatuses),
    standing: z.enum(standings),
    expiresAt: z.nullable(instant),
  }),
} satisfies ServerHalf;

export const moderateListing = {
  summary: 'Lets a listing in that waits, takes one down with a reason, or puts one back.',
  audience: 'site',
  rule: { group: 'administrators' },
  inPerson: true,
  problems: ['forbidden', 'not-found', 'conflict'],
  params: byTypeAndId,
  body: z.strictObject({
    decision: z.enum(moderatorDecisions),
    /** The reason given to its owner; needed to take one down. */
    reason: z.optional(storableText(500).check(z.trim())),
  }),
  response: z.strictObject({
    id: listingId,
    status: z.enum(standardStatuses),
    standing: z.enum(standings),
  }),
} satisfies ServerHalf;

export const startDraft = {
  summary: 'Begins a draft of a new listing.',
  audience: 'embed:listings:write',
  rule: 'members',
  problems: ['forbidden'],
  callsPerMinute: 30,
  bodyBytes,
  params: z.strictObject({ type: postingKind }),
  body: z.strictObject({ body: draftBody }),
  response: draft,
} satisfies ServerHalf;

export const readDraft = {
  summary: 'A draft of one’s own, or of a listing that one may change.',
  audience: 'embed:listings:write',
  rule: 'members',
  problems: ['not-found', 'forbidden'],
  tellsHidden: 'others',
  params: byId,
  response: draft,
} satisfies ServerHalf;

export const saveDraft = {
  summary: 'Saves what is written; begins the draft of changes to a listing where there is none.',
  audience: 'embed:listings:write',
  rule: 'members',
  problems: ['not-found', 'forbidden', 'conflict'],
  callsPerMinute: 120,
  bodyBytes,
  params: byId,
  body: z.strictObject({
    /** Of the draft that was changed; 0 where there was none. */
    version,
    body: draftBody,
  }),
  response: draft,
} satisfies ServerHalf;

export const deleteDraft = {
  summary: 'Throws a draft away.',
  audience: 'embed:listings:write',
  rule: 'members',
  problems: ['not-found', 'forbidden'],
  params: byId,
  response: z.null(),
} satisfies ServerHalf;
