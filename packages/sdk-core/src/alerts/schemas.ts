import * as z from 'zod/mini';
import type { ServerHalf } from '../http/server-half.ts';
import type { ListingKind } from '../listings/kinds.ts';
import { listingKind, listingSummary } from '../listings/schemas.ts';
import { defaultSearchSize, maximumSearchSize } from '../search/query/sorts.ts';
import { searchBodies, searchTotal } from '../search/schemas.ts';
import { listingId, ruleId, ruleIdInPath } from '../vocabulary/ids.ts';
import { pageQuery } from '../vocabulary/routes/page.ts';
import { isStorable } from '../vocabulary/text/storable-json.ts';
import { typedLine } from '../vocabulary/text/typed-line.ts';
import {
  longestRuleName,
  longestRuleSearch,
  mostTestsOfAlert,
  mostTestsOfPerson,
} from './limits.ts';
import { newsKinds, pauseReasons, ruleChannels, ruleFrequencies, usualNews } from './news.ts';

const count = z.int().check(z.gte(0));
/** Of a call that has a rule. */
export const ruleBodyBytes = 40_000;

/** Each once, one at least. */
function someOf<const Values extends readonly [string, ...string[]]>(values: Values) {
  return z.array(z.enum(values)).check(
    z.minLength(1),
    z.maxLength(values.length),
    z.refine((chosen) => new Set(chosen).size === chosen.length, { error: 'expected each once' }),
  );
}

/** As a search of the kind has it; its order, its page and its parts say nothing here. */
function ruleSearch<Kind extends ListingKind>(kind: Kind) {
  return searchBodies[kind].check(
    // What a place's own radius is may change.
    z.refine(({ ownRadius }) => ownRadius === undefined, {
      path: ['ownRadius'],
      error: 'a rule says in metres how far it looks',
    }),
    z.refine(isStorable, { error: 'expected whole characters' }),
    z.refine((search) => JSON.stringify(search).length <= longestRuleSearch, {
      error: `expected at most ${longestRuleSearch} characters`,
    }),
  );
}

/**
 * Returns the schema of a rule: its name, what it looks for, and how its owner is notified of it.
 */
function ruleBody<Kind extends ListingKind>(kind: Kind) {
  return z.strictObject({
    name: typedLine(longestRuleName),
    search: ruleSearch(kind),
    frequency: z.enum(ruleFrequencies),
    channels: someOf(ruleChannels),
    /** What counts as news; by default all but what is gone. */
    news: z._default(someOf(newsKinds), [...usualNews]),
  });
}

export const ruleBodies = {
  merchant: ruleBody('merchant'),
  item: ruleBody('item'),
  property: ruleBody('property'),
  event: ruleBody('event'),
  city_service: ruleBody('city_service'),
  realtor: ruleBody('realtor'),
  classified: ruleBody('classified'),
};

function tryBody<Kind extends ListingKind>(kind: Kind) {
  return z.strictObject({ search: ruleSearch(kind) });
}

const tryBodies = {
  merchant: tryBody('merchant'),
  item: tryBody('item'),
  property: tryBody('property'),
  event: tryBody('event'),
  city_service: tryBody('city_service'),
  realtor: tryBody('realtor'),
  classified: tryBody('classified'),
};

/** The search of a rule, of whichever kind. */
export type RuleSearch = z.output<(typeof searchBodies)[ListingKind]>;

/** A search that somebody has saved. */
export const rule = z.strictObject({
  id: ruleId,
  listingType: listingKind,
  name: z.string(),
  /** As it was saved, though a place or a value of it may be no more. */
  search: z.record(z.string(), z.unknown()),
  frequency: z.enum(ruleFrequencies),
  channels: z.array(z.enum(ruleChannels)),
  news: z.array(z.enum(newsKinds)),
  /** Why it finds nothing for now; null where it looks. */
  pausedFor: z.nullable(z.enum(pauseReasons)),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  /** Listings with news that its owner has not seen. */
  newCount: count,
});
export type AlertRule = z.output<typeof rule>;

/** A listing that a rule has found. */
export const matchedListing = z.strictObject({
  id: listingId,
  /** As the public sees it; null where it is gone. */
  summary: z.nullable(listingSummary),
  /** What is news about it, and since when; null where it was there before the rule. */
  news: z.nullable(
    z.strictObject({
      kind: z.enum(newsKinds),
      at: z.iso.datetime(),
      /** Grows with each news, whichever the listing. */
      place: z.int().check(z.gte(1)),
      isSeen: z.boolean(),
    }),
  ),
});
export type MatchedListing = z.output<typeof matchedListing>;

/** One change that makes a rule find less. */
const narrowerRule = z.strictObject({
  /** Metres, in place of the distance that it has. */
  distance: z.optional(z.number()),
  /** The one subcategory to look in. */
  subcategory: z.optional(z.string()),
  total: searchTotal,
});
export type NarrowerRule = z.output<typeof narrowerRule>;

const members = { audience: 'site', rule: 'members' } as const;
/** Pages of other sites may save a search for a user who lets them, and see which are saved. */
const savers = { audience: 'embed:alerts', rule: 'members' } as const;
export const ofType = z.strictObject({ type: listingKind });
const ofRule = z.strictObject({ type: listingKind, id: ruleIdInPath });
const byType = { parameter: 'type', schemas: ruleBodies };

export const createRule = {
  ...savers,
  summary: 'Saves a search of a kind, to be notified of new results from now on.',
  problems: ['not-found', 'unknown-place', 'conflict'],
  callsPerMinute: 30,
  bodyBytes: ruleBodyBytes,
  params: ofType,
  bodyBy: byType,
  response: rule,
} satisfies ServerHalf;

export const tryRule = {
  audience: 'public',
  rule: 'anyone',
  knowsCaller: true,
  summary:
    'What a rule would have found in the last 30 days, of what is still offered; one that finds thousands is offered narrower.',
  problems: ['not-found', 'unknown-place'],
  // Each is as much work as several searches.
  callsPerMinute: 30,
  bodyBytes: ruleBodyBytes,
  params: ofType,
  bodyBy: { parameter: 'type', schemas: tryBodies },
  response: z.strictObject({
    /** Posted in the last 30 days. */
    lately: searchTotal,
    /** Of these, as many as fall on seven days, to a tenth; more than that where they are capped. */
    weekly: z.number().check(z.gte(0)),
    /** The newest three. */
    examples: z.array(listingSummary).check(z.maxLength(3)),
    /** Found now, however old. */
    total: searchTotal,
    /** Where it finds more than a thousand: what narrows it, with what is then found. */
    narrower: z.array(narrowerRule),
  }),
} satisfies ServerHalf;

export const changeRule = {
  ...members,
  summary: 'Changes a rule; one that looks for something else starts from the beginning.',
  problems: ['not-found', 'unknown-place'],
  callsPerMinute: 60,
  bodyBytes: ruleBodyBytes,
  params: ofRule,
  bodyBy: byType,
  response: rule,
} satisfies ServerHalf;

export const readRule = {
  ...members,
  summary: 'A rule of the signed-in user.',
  tellsHidden: 'own',
  problems: ['not-found'],
  params: ofRule,
  response: rule,
} satisfies ServerHalf;

export const deleteRule = {
  ...members,
  summary: 'Deletes a rule with what it has found; for a day it can be brought back.',
  problems: ['not-found'],
  params: ofRule,
  response: z.null(),
} satisfies ServerHalf;

export const pauseRule = {
  ...members,
  summary: 'Lets a rule find nothing until it goes on; nothing changes where it is paused.',
  problems: ['not-found'],
  params: ofRule,
  response: rule,
} satisfies ServerHalf;

export const resumeRule = {
  ...members,
  summary: 'Lets a rule look again, at what changes from now on.',
  problems: ['not-found', 'unknown-place', 'conflict'],
  params: ofRule,
  response: rule,
} satisfies ServerHalf;

export const restoreRule = {
  ...members,
  summary:
    'Restores a rule within a day of its deletion, as it was; it notifies of changes from now on.',
  problems: ['not-found', 'conflict'],
  params: ofRule,
  response: rule,
} satisfies ServerHalf;

export const testRule = {
  ...members,
  summary: `Mails the signed-in user what a mail of this rule looks like, with its present results: ${mostTestsOfAlert} times an hour, and ${mostTestsOfPerson} of all rules.`,
  problems: ['not-found', 'unknown-place', 'conflict'],
  callsPerMinute: 5,
  params: ofRule,
  response: z.null(),
} satisfies ServerHalf;

export const listRules = {
  ...savers,
  summary: 'The signed-in user’s rules of one kind, with what is new, the latest first.',
  tellsHidden: 'own',
  problems: ['not-found'],
  params: ofType,
  body: z.strictObject({}),
  response: z.strictObject({ results: z.array(rule) }),
} satisfies ServerHalf;

export const listRuleListings = {
  ...members,
  summary:
    'What the search of a rule finds now, the newest first, or only what is news and not seen yet; marks nothing as seen.',
  tellsHidden: 'own',
  problems: ['not-found', 'unknown-place', 'conflict'],
  params: ofRule,
  query: z.strictObject({
    ...pageQuery({ defaultSize: defaultSearchSize, maximumSize: maximumSearchSize }),
    showOnlyNew: z._default(z.enum(['true', 'false']), 'false'),
  }),
  response: z.strictObject({ results: z.array(matchedListing), total: searchTotal }),
} satisfies ServerHalf;

export const markRuleSeen = {
  ...members,
  summary: 'Says up to which news of a rule its owner has looked; what came later stays new.',
  problems: ['not-found'],
  params: ofRule,
  body: z.strictObject({ newest: z.int().check(z.gte(1)) }),
  response: z.null(),
} satisfies ServerHalf;

export const countNewMatches = {
  ...members,
  summary: 'How many listings have news for the signed-in user’s rules that they have not seen.',
  response: z.strictObject({ count }),
} satisfies ServerHalf;
