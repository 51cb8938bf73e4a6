import { join, resolve } from 'node:path';
import { createSecretToken } from '@boardwalk/api/src/account/secret-token.ts';
import { memberships, sessions, users } from '@boardwalk/api/src/account/tables.ts';
import { domains } from '@boardwalk/api/src/main.ts';
import { createWorkRunner } from '@boardwalk/api/src/platform/queue/work-runner.ts';
import type { ListingImport } from '@boardwalk/sdk-core/posting/imports/schemas';
import { type BenchServer, startBenchServer } from '../account/bench-server.ts';
import { percentile95 } from '../figures/figure.ts';
import { startBenchCluster } from '../postgres/bench-cluster.ts';

const folder = join(resolve(import.meta.dirname, '../..'), 'var/bench-posting');
const say = (sentence: string) => process.stderr.write(`${sentence}\n`);
const rows = 10_000;

/** The table of a brokerage, every listing with a position of its own, and a porch so many times. */
function writeTable(porches = 20): string {
  const header =
    'reference,subcategory,title,description,price,country,region,city,street,latitude,longitude,' +
    'saleType,buildingType,bedroomsTotal,bathroomsTotal,livingArea,yearBuilt,features,heating,tags';
  const lines = Array.from({ length: rows }, (_, index) => {
    const [lat, lng] = [43.2 + (index % 100) / 1_000, -79.9 + Math.floor(index / 100) / 1_000];
    return [
      `R-${index}`,
      'RESIDENTIAL',
      `A brick house of number ${index}`,
      `"Three bedrooms, a garden, and a lane behind it. ${'It has a porch. '.repeat(porches)}"`,
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

/** A realtor whose profile is complete; answers their session's cookie and their number. */
export async function signInRealtor(
  { platform: { database } }: BenchServer,
  username: string,
): Promise<{ readonly cookie: string; readonly userId: number }> {
  const now = new Date();
  const [user] = await database
    .insert(users)
    .values({
      firstName: 'Rosa',
      lastName: 'Lindqvist',
      username,
      email: `${username}@example.org`,
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
  return { cookie: `bw-session=${token}`, userId };
}

type Call = (method: 'GET' | 'POST', path: string, table?: string) => Promise<ListingImport>;

/** Somebody's calls. */
async function openRealtor(bench: BenchServer, username: string): Promise<Call> {
  const { cookie } = await signInRealtor(bench, username);
  const headers = {
    cookie,
    origin: bench.platform.configuration.siteOrigin,
    'sec-fetch-site': 'same-origin',
    'x-boardwalk': '1',
  };
  return async (method, path, table) => {
    const answer = await fetch(`${bench.origin}/api/v1${path}`, {
      method,
      headers: { ...headers, ...(table !== undefined && { 'content-type': 'text/csv' }) },
      ...(table !== undefined && { body: table }),
    });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    // The contract says so.
    return (await answer.json()) as ListingImport;
  };
}

async function measureImport(bench: BenchServer): Promise<number> {
  const runner = createWorkRunner(bench.platform, domains);
  const call = await openRealtor(bench, 'rosa');
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

/** People who have a table of eight megabytes checked at once. */
const people = 10;
const porchesOfLongest = 35;

/** The 95th percentile of a call of somebody else's meanwhile, in ms. */
async function measureBystander(bench: BenchServer): Promise<number> {
  const table = writeTable(porchesOfLongest);
  say(`Each table has ${table.length} bytes.`);
  const calls = await Promise.all(
    Array.from({ length: people }, (_, index) => openRealtor(bench, `realtor${index}`)),
  );
  const { waits, tables } = await callMeanwhile(bench, () =>
    Promise.all(calls.map((call) => call('POST', '/property/import', table))),
  );
  if (tables.some(({ right }) => right !== rows)) throw new Error('A table is not right.');
  return percentile95(waits);
}

/** Calls of somebody else as long as work goes on, in ms each, and what the work answers. */
export async function callMeanwhile<Answer>(
  bench: BenchServer,
  work: () => Promise<Answer>,
): Promise<{ readonly waits: readonly number[]; readonly tables: Answer }> {
  const memory = process.memoryUsage.rss();
  let isOver = false;
  const checked = work().finally(() => {
    isOver = true;
  });
  const waits: number[] = [];
  let mostMemory = 0;
  while (!isOver) {
    const began = performance.now();
    const answer = await fetch(`${bench.origin}/api/v1/user/`);
    await answer.text();
    waits.push(performance.now() - began);
    mostMemory = Math.max(mostMemory, process.memoryUsage.rss());
  }
  const tables = await checked;
  const grownBy = Math.round((mostMemory - memory) / 1e6);
  say(
    `The longest of ${waits.length} calls took ${Math.round(Math.max(...waits))} ms; memory grew by ${grownBy} MB.`,
  );
  return { waits, tables };
}

/** What imports do in a second, and what they cost others. */
export interface ImportFigures {
  readonly rowsPerSecond: number;
  readonly bystanderP95: number;
}

/** Imports on a database of its own. */
export async function measureImports(): Promise<ImportFigures> {
  const cluster = await startBenchCluster({ folder, isKept: false }, say);
  try {
    const bench = await startBenchServer(cluster, folder);
    try {
      const rowsPerSecond = await measureImport(bench);
      return { rowsPerSecond, bystanderP95: await measureBystander(bench) };
    } finally {
      await bench.close();
    }
  } finally {
    await cluster.stop();
  }
}
