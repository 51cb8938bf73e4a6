import { mostIndexedTerms } from '@boardwalk/sdk-core/inbox/limits';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { users } from '../../account/tables.ts';
import { listings } from '../../listings/tables.ts';
import { startInbox } from '../inbox.fixture.ts';
import { inboxIgnored, inboxSearchIndex, inboxThreads } from '../tables.ts';

const inbox = await startInbox();
const { database, signIn, write, answer, hide, ignore, post } = inbox;

type Person = Awaited<ReturnType<typeof signIn>>;
let rosa: Person;
let milo: Person;

/** Looks through somebody's messages. */
const search = async (by: Person, text: string, more = '') =>
  (await by.call('GET', `/api/v1/inbox/search?text=${encodeURIComponent(text)}${more}`)).body;

/** The excerpts of what is found, what was found between brackets. */
const found = async (by: Person, text: string): Promise<string[]> =>
  (await search(by, text)).results.map(({ message }: { message: Found }) => bracketed(message));

interface Found {
  readonly excerpt: string;
  readonly marks: readonly { readonly from: number; readonly to: number }[];
}

function bracketed({ excerpt, marks }: Found): string {
  return marks.reduceRight(
    (text, { from, to }) => `${text.slice(0, from)}[${text.slice(from, to)}]${text.slice(to)}`,
    excerpt,
  );
}

beforeEach(async () => {
  await database.delete(inboxThreads);
  await database.delete(inboxIgnored);
  [rosa, milo] = [await signIn(), await signIn()];
});

test('a message is found by its words, in whatever form, case and accents', async () => {
  const { thread } = (await write(rosa, milo, 'Are both paddles\nincluded with the canoe?')).body;
  await answer(milo, thread, 'Un canot meublé? Je n’ai jamais vu ça.');
  for (const [text, excerpt] of [
    ['paddle', 'Are both [paddles] included with the canoe?'],
    ['INCLUDED canoes', 'Are both paddles [included] with the [canoe]?'],
    ['the canoe', 'Are both paddles included with the [canoe]?'],
    ['pad', 'Are both [paddles] included with the canoe?'],
    ['meuble', 'Un canot [meublé]? Je n’ai jamais vu ça.'],
    ['meublées', 'Un canot [meublé]? Je n’ai jamais vu ça.'],
    ['VÙ', 'Un canot meublé? Je n’ai jamais [vu] ça.'],
  ] as const) {
    expect([text, await found(rosa, text), await found(milo, text)]).toEqual([
      text,
      [excerpt],
      [excerpt],
    ]);
  }
  for (const text of ['kayak', 'canoe kayak', 'addle', 'pa', '% _', '\\m']) {
    expect([text, await found(rosa, text)]).toEqual([text, []]);
  }
});

test('words may stand in several messages, the name of the other and the title', async () => {
  await database.update(users).set({ firstName: 'Zoé' }).where(eq(users.id, milo.id));
  const boat = await post(milo, 'A cedar canoe');
  const { thread } = (await write(rosa, milo, 'Does it leak?', boat)).body;
  await answer(milo, thread, 'Not a drop.');
  const { results } = await search(rosa, 'zoe cedar leak drop');
  expect(results).toMatchObject([
    {
      id: thread,
      other: { firstName: 'Zoé' },
      nameMarks: [{ from: 0, to: 3 }],
      listing: { id: boat, title: 'A cedar canoe', marks: [{ from: 2, to: 7 }] },
    },
  ]);
  expect(bracketed(results[0].message)).toBe('Not a [drop].');
  await database
    .update(listings)
    .set({ title: 'The (finest) canoe/“Cedar”, d’Or' })
    .where(eq(listings.id, boat));
  for (const text of ['ced', 'finest', 'or', 'cedar canoe', 'zoe leak', 'd or the']) {
    expect([text, (await search(rosa, text)).total]).toEqual([text, 1]);
  }
  expect((await search(rosa, 'zo leak')).total).toBe(1);
  expect((await search(rosa, 'edar')).total).toBe(0);
  expect((await search(milo, 'zoe')).total).toBe(0);
});

test('the title of a listing that the public sees no more finds nothing', async () => {
  const boat = await post(milo, 'A cedar canoe');
  await write(rosa, milo, 'Does it leak?', boat);
  const set = (facts: Partial<typeof listings.$inferInsert>) =>
    database.update(listings).set(facts).where(eq(listings.id, boat));
  await set({ status: 'Closed', closedAt: new Date() });
  expect((await search(rosa, 'cedar')).total).toBe(1);
  for (const facts of [
    { status: 'Closed', closedAt: new Date('2020-01-01') },
    { status: 'Hold', closedAt: null },
    { status: 'Withdrawn' },
    { status: 'Delete' },
  ] as const) {
    await set(facts);
    expect([facts, (await search(rosa, 'cedar')).total]).toEqual([facts, 0]);
  }
  expect((await search(rosa, 'leak')).results[0].listing).toEqual({
    id: boat,
    title: null,
    marks: [],
  });
});

test('what is hidden until one answers finds nothing until then', async () => {
  const body = 'Call 905-555-0134 or write to zebra@quagga.org about the skiff.';
  const { thread } = (await write(rosa, milo, body)).body;
  const hidden = ['0134', '905', '555 0134', 'zebra', 'quagga', 'zeb', 'skiff zebra'];
  for (const text of hidden) expect([text, await found(milo, text)]).toEqual([text, []]);
  expect(await found(milo, 'skiff')).toEqual(['Call ••• or write to ••• about the [skiff].']);
  expect(await found(rosa, '0134')).toHaveLength(1);
  await answer(milo, thread, 'Thank you.');
  for (const text of hidden) expect([text, (await found(milo, text)).length]).toEqual([text, 1]);
});

test('a word that is hidden in one message and open in another is found in that', async () => {
  const { thread } = (await write(rosa, milo, 'The zebra is sold.')).body;
  await answer(rosa, thread, 'Write to zebra@quagga.org.');
  expect(await found(milo, 'zebra')).toEqual(['The [zebra] is sold.']);
});

test('what was deleted is found no more, what comes after it is', async () => {
  const { thread } = (await write(rosa, milo, 'The canoe is red.')).body;
  await hide(milo, thread);
  expect([await found(milo, 'canoe'), (await found(rosa, 'canoe')).length]).toEqual([[], 1]);
  await answer(rosa, thread, 'The oar is blue.');
  expect([await found(milo, 'canoe'), await found(milo, 'oar')]).toEqual([
    [],
    ['The [oar] is blue.'],
  ]);
  await answer(rosa, thread, 'The canoe, too.');
  expect(await found(milo, 'canoe')).toEqual(['The [canoe], too.']);
});

test('threads of ignored people and of others find nothing; visitors are refused', async () => {
  await write(rosa, milo, 'The canoe is red.');
  const eve = await signIn();
  expect((await search(eve, 'canoe')).total).toBe(0);
  await ignore(milo, rosa);
  expect((await search(milo, 'canoe')).total).toBe(0);
  expect((await search(rosa, 'canoe')).total).toBe(1);
  const { status } = await inbox.server.inject({
    method: 'GET',
    url: '/api/v1/inbox/search?text=canoe',
  });
  expect(status).toBe(401);
});

test('of many the latest come first, page by page, and all are counted', async () => {
  const others = await Promise.all(Array.from({ length: 4 }, () => signIn()));
  for (const [number, other] of others.entries()) await write(other, milo, `Canoe ${number}`);
  const { results, total } = await search(milo, 'canoe', '&start=1&size=2');
  expect([results.map(bracketedMessage), total]).toEqual([['[Canoe] 2', '[Canoe] 1'], 4]);
  expect(await search(milo, 'canoe', '&start=9')).toEqual({ results: [], total: 4 });
});

const bracketedMessage = ({ message }: { message: Found }) => bracketed(message);

test('a long message is cut around what was found', async () => {
  const body = `${'before '.repeat(60)}canoe ${'after '.repeat(60)}`;
  await write(rosa, milo, body);
  const [excerpt = ''] = await found(rosa, 'canoe');
  expect(excerpt).toMatch(/^…before .*\[canoe\].* after…$/u);
  expect(excerpt.length).toBeLessThan(180);
});

test('words that differ only where they are cut within a sign are kept as one', async () => {
  const word = 'a'.repeat(39);
  const { status } = await write(rosa, milo, `${word}𐌰 ${word}𞤀`);
  expect([status, (await search(milo, word)).total]).toEqual([200, 1]);
});

test('an empty text and one that is too long are refused; one without words finds nothing', async () => {
  const ask = async (text: string) =>
    (await rosa.call('GET', `/api/v1/inbox/search?text=${text}`)).status;
  expect([await ask('%20'), await ask('a'.repeat(101))]).toEqual([400, 400]);
  expect(await search(rosa, '?!')).toEqual({ results: [], total: 0 });
});

test('with an account its words go', async () => {
  await write(rosa, milo, 'The canoe is red.');
  await rosa.call('POST', '/api/v1/user/delete', { password: 'correct horse battery staple' });
  expect(await database.$count(inboxSearchIndex, eq(inboxSearchIndex.userId, rosa.id))).toBe(0);
  expect(await found(milo, 'canoe')).toHaveLength(1);
  expect(await found(milo, 'rosa')).toEqual([]);
});

test('a message is found by its first two hundred different words, and keeps no more of them', async () => {
  const made = Array.from({ length: 800 }, (_, index) => `w${index.toString(36)}qx`);
  const { thread } = (await write(rosa, milo, ['canoe', ...made].join(' '))).body;
  const ofThread = eq(inboxSearchIndex.threadId, thread);
  const kept = await database.$count(inboxSearchIndex, ofThread);
  expect(kept).toBeGreaterThanOrEqual(2 * mostIndexedTerms);
  expect(kept).toBeLessThanOrEqual(4 * mostIndexedTerms);
  for (const reader of [rosa, milo]) {
    expect((await search(reader, 'canoe')).total).toBe(1);
    expect((await search(reader, String(made[mostIndexedTerms - 2]))).total).toBe(1);
    expect((await search(reader, String(made[mostIndexedTerms - 1]))).total).toBe(0);
  }
  // Of words that come again the first counts, and those that only join others count nothing.
  await answer(milo, thread, `${'the canoe and '.repeat(300)}paddle`);
  expect((await search(rosa, 'paddle')).total).toBe(1);
});
