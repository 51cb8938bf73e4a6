import { eq } from 'drizzle-orm';
import { listings } from '../listings/tables.ts';
import { startPosting, writeListing } from '../posting/posting.fixture.ts';
import { reports } from './tables.ts';

/** The server, whose listing may be reported, and people who report it and decide. */
export async function startReports() {
  const posting = await startPosting();
  const { database, signIn } = posting;
  const owner = await signIn();

  async function post(): Promise<number> {
    const { body } = await owner.call('POST', '/api/v1/property/listing', {
      listing: writeListing('property'),
    });
    return body.id;
  }

  type Browser = Awaited<ReturnType<typeof signIn>>;

  return {
    ...posting,
    owner,
    post,
    report: (by: Browser, id: number, body: object = { reason: 'scam' }) =>
      by.call('POST', `/api/v1/listing/${id}/report`, body),
    reportsOf: (id: number) =>
      database.select().from(reports).where(eq(reports.subjectId, id)).orderBy(reports.id),
    rowOf: async (id: number) =>
      (await database.select().from(listings).where(eq(listings.id, id)))[0],
  };
}
