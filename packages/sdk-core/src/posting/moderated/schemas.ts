import * as z from 'zod/mini';
import { personSummary } from '../../access/person-schemas.ts';
import type { ServerHalf } from '../../http/server-half.ts';
import { postingKinds } from '../../listings/form/posting-kinds.ts';
import { image } from '../../media/schemas.ts';
import { reportReasons, soldReportKinds } from '../../reports/reasons.ts';
import { listingId, reportedId } from '../../vocabulary/ids.ts';
import { pageQuery } from '../../vocabulary/routes/page.ts';
import { storableText } from '../../vocabulary/text/storable-text.ts';
import { standings } from '../life.ts';
import { moderationCounts } from './count-schemas.ts';
import {
  moderatedPageSize,
  moderatedSorts,
  moderatorActions,
  moderatorViews,
  reportedSubjectsPageSize,
} from './views.ts';

const instant = z.iso.datetime();
const count = z.int();
const kind = z.enum(postingKinds);
const reason = z.enum(reportReasons);

const report = z.strictObject({
  id: z.int(),
  reason,
  /** What was added to the reason. */
  words: z.nullable(z.string()),
  /** Null for a visitor, and for a user who has left. */
  reporter: z.nullable(personSummary),
  madeAt: instant,
});

/** Reports of one thing that are open: how many, by reason, and the latest. */
const openReports = z.strictObject({
  count,
  reasons: z.array(z.strictObject({ reason, count })),
  latest: z.array(report),
});
export type OpenReports = z.output<typeof openReports>;

/** A listing as moderators decide of it. */
const moderatedListing = z.strictObject({
  id: listingId,
  listingType: kind,
  standing: z.enum(standings),
  title: z.string(),
  city: z.nullable(z.string()),
  primaryImage: z.nullable(image),
  owner: personSummary,
  /** The reason given to its owner when it was taken down. */
  reason: z.nullable(z.string()),
  createdAt: instant,
  /** Since when it waits in this view. */
  waitingSince: instant,
  reports: openReports,
  /** What moderators did last, and who. */
  decision: z.nullable(
    z.strictObject({ deed: z.enum(moderatorActions), by: z.nullable(personSummary), at: instant }),
  ),
});
export type ModeratedListingRow = z.output<typeof moderatedListing>;

/** A shop or product as moderators decide of its reports. */
const reportedSubject = z.strictObject({
  kind: z.enum(soldReportKinds),
  id: reportedId,
  title: z.string(),
  /** The address of its page on our own site. */
  path: z.string(),
  /** Whether the public sees it. */
  isShown: z.boolean(),
  owner: personSummary,
  /** When the first of its open reports was made. */
  waitingSince: instant,
  reports: openReports,
});
export type ReportedSubjectRow = z.output<typeof reportedSubject>;

export const listReportedSubjects = {
  summary: 'Shops and products with open reports, the one that waits longest first.',
  audience: 'site',
  rule: { group: 'administrators' },
  tellsHidden: 'others',
  problems: ['forbidden'],
  query: z.strictObject(pageQuery({ defaultSize: reportedSubjectsPageSize, maximumSize: 100 })),
  response: z.strictObject({
    results: z.array(reportedSubject),
    total: count,
    counts: moderationCounts,
  }),
} satisfies ServerHalf;

export const listModerated = {
  summary: 'Listings of which moderators decide: waiting, reported, taken down, or all of them.',
  audience: 'site',
  rule: { group: 'administrators' },
  tellsHidden: 'others',
  problems: ['forbidden'],
  query: z.strictObject({
    title: z._default(storableText(200), ''),
    ...pageQuery({ defaultSize: moderatedPageSize, maximumSize: 200 }),
  }),
  body: z.strictObject({
    /** Any view if one listing is requested. */
    view: z.optional(z.enum(moderatorViews)),
    id: z.optional(listingId),
    type: z.optional(kind),
    /** One of the reasons for which it was reported. */
    reason: z.optional(reason),
    sort: z.optional(
      z.strictObject({
        by: z.enum(moderatedSorts),
        direction: z.enum(['ascending', 'descending']),
      }),
    ),
  }),
  response: z.strictObject({
    results: z.array(moderatedListing),
    total: count,
    counts: moderationCounts,
  }),
} satisfies ServerHalf;
