import type * as schemas from '@boardwalk/sdk-core/inbox/reports/schemas';
import type { ThreadReason } from '@boardwalk/sdk-core/reports/reasons';
import { listingId, reportId, userId } from '@boardwalk/sdk-core/vocabulary/ids';
import { parseWith } from '@boardwalk/sdk-core/vocabulary/schema';
import { and, asc, eq, inArray, ne } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { describePerson, personColumnsOf } from '../../access/person-columns.ts';
import { users } from '../../account/tables.ts';
import { listings } from '../../listings/tables.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { Handler } from '../../platform/domain.ts';
import { countViews } from '../../posting/moderated/moderator-views.ts';
import { reports } from '../../reports/tables.ts';
import { addressPictures, type PictureAddresses } from '../pictures/picture-address.ts';
import { inboxPictures, inboxReportedMessages, inboxReports } from '../tables.ts';

const reporter = alias(users, 'reporter');
const reported = alias(users, 'reported');
const isOpen = and(eq(reports.subjectKind, 'thread'), eq(reports.state, 'open'));

/** Lists the threads that wait for moderators, with what was written in them last. */
export const listThreadReports: Handler<typeof schemas.listThreadReports> = async (
  { query: { start, size } },
  context,
) => {
  const { database } = context;
  const rows = await database
    .select({
      report: reports,
      about: inboxReports,
      reporter: personColumnsOf(reporter),
      reported: personColumnsOf(reported),
      title: listings.title,
    })
    .from(reports)
    .innerJoin(inboxReports, eq(inboxReports.reportId, reports.id))
    .leftJoin(reporter, eq(reporter.id, reports.reporterId))
    .leftJoin(
      reported,
      and(eq(reported.id, inboxReports.reportedId), ne(reported.state, 'deleted')),
    )
    .leftJoin(listings, eq(listings.id, inboxReports.listingId))
    .where(isOpen)
    .orderBy(asc(reports.id))
    .offset(start)
    .limit(size);
  const messages = await findReported(
    database,
    rows.map(({ report }) => report.id),
    context,
  );
  const counts = await countViews(database);
  return {
    results: rows.map(({ report, about, title, ...people }) => ({
      id: parseWith(reportId, report.id),
      // No others are taken for a thread.
      reason: report.reason as ThreadReason,
      words: report.words,
      reporter: people.reporter && describePerson(people.reporter),
      reported: people.reported && describePerson(people.reported),
      reportedId: parseWith(userId, about.reportedId),
      listing:
        about.listingId === null ? null : { id: parseWith(listingId, about.listingId), title },
      madeAt: report.madeAt.toISOString(),
      messages: messages.get(report.id) ?? [],
    })),
    total: counts.conversations,
    counts,
  };
};

/** Finds what was stored with each report, the oldest first. */
async function findReported(queries: Queries, ids: readonly number[], addresses: PictureAddresses) {
  const rows = await queries
    .select()
    .from(inboxReportedMessages)
    .where(inArray(inboxReportedMessages.reportId, [...ids]))
    .orderBy(asc(inboxReportedMessages.reportId), asc(inboxReportedMessages.place));
  const pictures = await queries
    .select()
    .from(inboxPictures)
    .where(
      inArray(
        inboxPictures.id,
        rows.flatMap(({ pictureIds }) => pictureIds),
      ),
    );
  const byId = new Map(pictures.map((picture) => [picture.id, picture]));
  const described = rows.map(({ reportId: id, pictureIds, authorId, sentAt, ...row }) => ({
    id,
    message: {
      place: row.place,
      body: row.body,
      authorId: parseWith(userId, authorId),
      sentAt: sentAt.toISOString(),
      pictures: addressPictures(
        pictureIds.flatMap((one) => byId.get(one) ?? []),
        addresses,
      ),
    },
  }));
  return new Map(
    ids.map((id) => [id, described.filter((one) => one.id === id).map(({ message }) => message)]),
  );
}
