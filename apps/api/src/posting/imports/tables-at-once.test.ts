import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { createLimits } from '@boardwalk/server-parts/http/limits';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { type Browser, countWaiting } from '../../account/account.fixture.ts';
import { lockUser } from '../../account/lock-user.ts';
import { users } from '../../account/tables.ts';
import type { Queries } from '../../platform/database/database.ts';
import { listingImports } from '../tables.ts';
import { startImporting, writeRows } from './imports.fixture.ts';

const { server, database, upload, signInAs } = await startImporting();
const { server: http, platform } = server;
await http.listen({ host: '127.0.0.1', port: 0 });
const table = writeRows([{}]);

const importsOf = ({ id }: { readonly id: number }) =>
  database
    .select({ id: listingImports.id, rows: listingImports.rows })
    .from(listingImports)
    .where(eq(listingImports.ownerId, id));

/** Holds a user's tables up where they are stored, until the work is done. */
const holdUp = (
  { id }: Awaited<ReturnType<typeof signInAs>>,
  work: (holder: Queries) => Promise<void>,
) =>
  database.transaction(async (holder) => {
    await lockUser(holder, id);
    await work(holder);
  });

test('of a person one table is at work and one waits; others are told', async () => {
  const rosa = await signInAs('realtors');
  const answers: ReturnType<typeof upload>[] = [];
  await holdUp(rosa, async () => {
    answers.push(upload(rosa, table));
    await expect.poll(() => countWaiting(database)).toBe(1);
    // One of these waits; which one depends on the order of their arrival.
    const others = [2, 3, 4].map((rows) => upload(rosa, writeRows(Array(rows).fill({}))));
    answers.push(...others);
    const refused: Awaited<(typeof others)[number]>[] = [];
    for (const other of others) void other.then((answer) => refused.push(answer));
    await expect.poll(() => refused).toHaveLength(2);
    for (const { status, headers, body } of refused) {
      expect(status).toBe(429);
      expect(headers['retry-after']).toBe('10');
      expect(body.detail).toMatch(/^Too many tables of yours wait\./);
    }
  });
  const statuses = (await Promise.all(answers)).map(({ status }) => status);
  expect(statuses.toSorted()).toEqual([200, 200, 429, 429]);
  expect(await importsOf(rosa)).toHaveLength(1);
  expect((await upload(rosa, table)).status).toBe(200);
});

test('an account that is closed while its table is read keeps none of it', async () => {
  const rosa = await signInAs('realtors');
  let answer: ReturnType<typeof upload> | undefined;
  await holdUp(rosa, async (holder) => {
    answer = upload(rosa, table);
    await expect.poll(() => countWaiting(database)).toBe(1);
    await holder.update(users).set({ state: 'disabled' }).where(eq(users.id, rosa.id));
  });
  expect(await answer).toMatchObject({ status: 401 });
  expect(await importsOf(rosa)).toEqual([]);
});

/** Sends a table over a connection of its own. */
async function sendTable({ cookie = '' }: Browser): Promise<Socket> {
  // A TCP server's address is an object.
  const socket = connect((http.server.address() as AddressInfo).port, '127.0.0.1');
  await once(socket, 'connect');
  const { siteOrigin } = platform.configuration;
  socket.write(
    [
      'POST /api/v1/property/import HTTP/1.1',
      `host: ${new URL(siteOrigin).host}`,
      `origin: ${siteOrigin}`,
      'sec-fetch-site: same-origin',
      'x-boardwalk: 1',
      'content-type: text/csv',
      `content-length: ${table.length}`,
      `cookie: ${cookie}`,
      '',
      table,
    ].join('\r\n'),
  );
  return socket;
}

test('a table whose sender hangs up is let go, and what was there before stays', async () => {
  const rosa = await signInAs('realtors');
  const other = await signInAs('realtors');
  await upload(rosa, writeRows([{}, {}]));
  const before = await importsOf(rosa);
  await holdUp(rosa, async () => {
    const connected = once(http.server, 'connection');
    const socket = await sendTable(rosa);
    const [ofServer] = (await connected) as [Socket];
    await expect.poll(() => countWaiting(database)).toBe(1);
    const hungUp = once(ofServer, 'close');
    socket.destroy();
    await hungUp;
  });
  // Tables come one after the other: the first is over by then.
  expect((await upload(other, table)).status).toBe(200);
  expect(before).toMatchObject([{ rows: 2 }]);
  expect(await importsOf(rosa)).toEqual(before);
});

test('long tables count as several, wherever their owner calls from', async () => {
  const rosa = await signInAs('realtors');
  const limitless = platform.limits;
  Object.assign(platform, { limits: createLimits({ now: () => 0 }) });
  try {
    const long = 'a'.repeat(8_000_000);
    expect((await upload(rosa, long)).status).toBe(200);
    expect((await upload(rosa, long)).status).toBe(200);
    expect((await upload(rosa, long)).status).toBe(429);
    expect((await upload(rosa, table)).status).toBe(200);
  } finally {
    Object.assign(platform, { limits: limitless });
  }
});
