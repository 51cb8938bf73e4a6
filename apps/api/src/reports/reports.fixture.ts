import type { Group } from '@boardwalk/sdk-core/vocabulary/groups';
import { eq } from 'drizzle-orm';
import { openBrowser, storeSession, storeUser } from '../account/account.fixture.ts';
import { makeListing } from '../listings/listings.fixture.ts';
import { insertListings } from '../listings/storage/insert-listings.ts';
import { listings } from '../listings/tables.ts';
import { domains } from '../main.ts';
import { startTestServer } from '../platform/test-server.fixture.ts';
import { reports } from './tables.ts';

/** The server, somebody whose listings may be reported, and people who report and decide. */
export async function startReports() {
  const server = await startTestServer(domains, { withoutLimits: true });
  const { database } = server.platform;

  async function signIn(groups: readonly Group[] = []) {
    const { id } = await storeUser(database, { groups });
    const browser = openBrowser(server);
    browser.take(await storeSession(database, id));
    return Object.assign(browser, { id });
  }

  const owner = await signIn();

  async function post(): Promise<number> {
    const listing = makeListing('property', { ownerId: owner.id, title: 'By the escarpment' });
    const [id = Number.NaN] = await insertListings(database, [listing]);
    return id;
  }

  type Browser = Awaited<ReturnType<typeof signIn>>;

  return {
    server,
    database,
    signIn,
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
