import { join, resolve } from 'node:path';
import { createSecretToken } from '@boardwalk/api/src/account/secret-token.ts';
import { memberships, sessions, users } from '@boardwalk/api/src/account/tables.ts';
import { domains } from '@boardwalk/api/src/main.ts';
import { createWorkRunner } from '@boardwalk/api/src/platform/queue/work-runner.ts';
import type { ListingImport } from '@boardwalk/sdk-core/posting/imports/schemas';
import { type BenchServer, startBenchServer } from '../account/bench-server.ts';
import { startBenchCluster } from '../postgres/bench-cluster.ts';

const folder = join(resolve(import.meta.dirname, '../..'), 'var/bench-posting');
const say = (sentence: string) => process.stderr.write(`${sentence}\n`);
const rows = 10_000;

/** The table of a brokerage, every listing with a position of its own. */
function writeTable(): string {
  const header =
    'reference,subcategory,title,description,price,country,region,city,street,latitude,longitude,' +
    'saleType,buildingType,bedroomsTotal,bathroomsTotal,livingArea,yearBuilt,features,heating,tags';
  const lines = Array.from({ length: rows }, (_, index) => {
    const [lat, lng] = [43.2 + (index % 100) / 1_000, -79.9 + Math.floor(index / 100) / 1_000];
    return [
      `R-${index}`,
      'RESIDENTIAL',
      `A brick house of number ${index}`,
      `"Three bedrooms, a garden, and a lane behind it. ${'It has a porch. '.repeat(20)}"`,
      `${400_000 + index}.50`,
      'CA,ON,Hamilton',
      `${index} Main St W`,
      lat.toFixed(6),
      lng.toFixed(6),
      'SALE,DETACHED_HOUSE,3,1.5,135,1954',
      'POOL;GARAGE;DECK,FORCED_AIR,garden;lane',
    ].join(',');
  });
  return [header, ...lines].join('\r\n');
}

/** A realtor whose profile is complete; answers their session's cookie. */
async function signInRealtor({ platform: { database } }: BenchServer): Promise<string> {
  const now = new Date();
  const [user] = await database
    .insert(users)
    .values({
      firstName: 'Rosa',
      lastName: 'Lindqvist',
      username: 'rosa',
      email: 'rosa@example.org',
      phoneCountry: 'CA',
      phoneCode: 1,
      phoneNumber: '9055550123',
      billingCountry: 'CA',
      billingPostalCode: 'L8P 1A1',
      billingState: 'ON',
      billingCity: 'Hamilton',
      billingLine1: '1 Main Street W',
    })
    .returning({ id: users.id });
  if (!user) throw new Error('The user was not stored.');
  const userId = user.id;
  await database.insert(memberships).values({ userId, group: 'realtors', createdAt: now });
  const { token, tokenHash } = createSecretToken();
  const endsAt = new Date(now.getTime() + 3_600_000);
  await database
    .insert(sessions)
    .values({ tokenHash, userId, createdAt: now, seenAt: now, endsAt, device: 'Bench' });
  return `bw-session=${token}`;
}

async function measureImport(bench: BenchServer): Promise<number> {
  const { origin, platform } = bench;
  const runner = createWorkRunner(platform, domains);
  const headers = {
    cookie: await signInRealtor(bench),
    origin: platform.configuration.siteOrigin,
    'sec-fetch-site': 'same-origin',
    'x-boardwalk': '1',
  };

  async function call(
    method: 'GET' | 'POST',
    path: string,
    table?: string,
  ): Promise<ListingImport> {
    const answer = await fetch(`${origin}/api/v1${path}`, {
      method,
      headers: { ...headers, ...(table !== undefined && { 'content-type': 'text/csv' }) },
      ...(table !== undefined && { body: table }),
    });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    // The contract says so.
    return (await answer.json()) as ListingImport;
  }

  const checkStart = performance.now();
  const { id, right } = await call('POST', '/property/import', writeTable());
  const checkMs = performance.now() - checkStart;
  if (right !== rows) throw new Error(`Only ${right} of ${rows} rows are right.`);
  say(`The dry run took ${Math.round(checkMs)} ms.`);
  const start = performance.now();
  await call('POST', `/listing/import/${id}/start`);
  await runner.runWaiting();
  const ms = performance.now() - start;
  const { imported } = await call('GET', `/listing/import/${id}`);
  if (imported !== rows) throw new Error(`Only ${imported} of ${rows} rows were imported.`);
  return (rows / ms) * 1_000;
}

/** Listings of a table that are imported in a second, on a database of their own. */
export async function measureImports(): Promise<number> {
  const cluster = await startBenchCluster({ folder, isKept: false }, say);
  try {
    const bench = await startBenchServer(cluster, folder);
    try {
      return await measureImport(bench);
    } finally {
      await bench.close();
    }
  } finally {
    await cluster.stop();
  }
}
