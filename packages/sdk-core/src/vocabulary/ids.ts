import * as z from 'zod/mini';

const maximum = 9_007_199_254_740_991;

function numericId<Name extends string>() {
  return z.number().check(z.int(), z.positive(), z.lte(maximum)).brand<Name>();
}

function numericIdInPath<Name extends string>() {
  return z
    .pipe(
      z.string().check(z.regex(/^[1-9]\d{0,15}$/, 'expected a positive whole number')),
      z.pipe(z.transform(Number), z.int().check(z.gte(1), z.lte(maximum))),
    )
    .brand<Name>();
}

/**
 * A listing of any of the seven kinds; one sequence for all
 * (docs/architecture/listings.md#ids-and-kinds).
 */
export const listingId = numericId<'ListingId'>();
export const listingIdInPath = numericIdInPath<'ListingId'>();
export type ListingId = z.output<typeof listingId>;

/** A board, on which merchants have places. */
export const boardId = numericId<'BoardId'>();
export const boardIdInPath = numericIdInPath<'BoardId'>();
export type BoardId = z.output<typeof boardId>;

/** An area of boards. */
export const zoneId = numericId<'ZoneId'>();
export const zoneIdInPath = numericIdInPath<'ZoneId'>();
export type ZoneId = z.output<typeof zoneId>;

/** A person with an account. */
export const userId = numericId<'UserId'>();
export const userIdInPath = numericIdInPath<'UserId'>();
export type UserId = z.output<typeof userId>;

/** A conversation of two people. */
export const threadId = numericId<'ThreadId'>();
export const threadIdInPath = numericIdInPath<'ThreadId'>();
export type ThreadId = z.output<typeof threadId>;

/** What a user has reported to the moderators. */
export const reportId = numericId<'ReportId'>();
export const reportIdInPath = numericIdInPath<'ReportId'>();
export type ReportId = z.output<typeof reportId>;

/** A shop or product that was reported, by the number that its domain has for it. */
export const reportedId = numericId<'ReportedId'>();
export type ReportedId = z.output<typeof reportedId>;

/** A search that a user has saved, to be notified of its matches. */
export const ruleId = numericId<'RuleId'>();
export const ruleIdInPath = numericIdInPath<'RuleId'>();
export type RuleId = z.output<typeof ruleId>;

/** A line of the audit trail. */
export const auditEntryId = numericId<'AuditEntryId'>();
export const auditEntryIdInPath = numericIdInPath<'AuditEntryId'>();
export type AuditEntryId = z.output<typeof auditEntryId>;

/** A line about somebody who read what is hidden from others. */
export const readingId = numericId<'ReadingId'>();
export const readingIdInPath = numericIdInPath<'ReadingId'>();
export type ReadingId = z.output<typeof readingId>;

/** An embed site, on whose pages widgets run. */
export const embedSiteId = numericId<'EmbedSiteId'>();
export const embedSiteIdInPath = numericIdInPath<'EmbedSiteId'>();
export type EmbedSiteId = z.output<typeof embedSiteId>;
