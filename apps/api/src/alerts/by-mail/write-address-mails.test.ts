import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { openBrowser, storeSession } from '../../account/account.fixture.ts';
import { newRegistration, registeredPassword } from '../../account/mail/mail.fixture.ts';
import { users } from '../../account/tables.ts';
import { listings } from '../../listings/tables.ts';
import { mailWaits } from '../../mailing/tables.ts';
import { writeMails } from '../../mailing/waiting/write-mails.ts';
import { mails } from '../../platform/tables.ts';
import { cad, inHours } from '../mail/alert-mail.fixture.ts';
import { alertAddressWaits } from '../mail/tables.ts';
import { alertAddresses, alertRules } from '../tables.ts';
import { startMailedAlerts } from './by-mail.fixture.ts';
import { writeAddressMails } from './write-address-mails.ts';

const mailed = await startMailedAlerts();
const { server, database, call, signIn, start, newAddress, post, match } = mailed;
const { platform } = server;
const { siteOrigin } = platform.configuration;
const { signal } = new AbortController();

let milo: Awaited<ReturnType<typeof signIn>>;
let email: string;

beforeEach(async () => {
  for (const table of [alertRules, listings, alertAddressWaits, mails]) {
    await database.delete(table);
  }
  milo = await signIn();
  email = newAddress();
});

const contextAt = (now: Date) => ({ ...platform, clock: { now: () => now }, signal });
/** Shortly after other mail too. */
const mailSoonAt = (now: Date) => writeAddressMails(contextAt(now));
/** Where no mail came shortly before. */
async function mailAt(now: Date): Promise<number> {
  await database.update(alertAddresses).set({ mailedAt: null });
  return mailSoonAt(now);
}
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
/** Mail about what was found, the last first. */
const newsOf = async (to = email) =>
  (await mailed.mailsOf(to)).filter(({ template }) => template === 'alert-news');
const waits = () => database.$count(alertAddressWaits);

async function publish(title = 'A red canoe'): Promise<number> {
  const id = await post(milo, { title });
  await match();
  return id;
}

describe('an address without an account', () => {
  test('is told what its alert has found, why, and how to end it, once', async () => {
    await start(email);
    const found = await publish();
    expect([await mailAt(new Date()), await mailAt(new Date()), await waits()]).toEqual([1, 0, 0]);
    const [mail, ...others] = await newsOf();
    expect([others, mail?.recipient]).toEqual([[], email]);
    expect(mail?.subject).toBe('1 new listing: An alert by mail');
    for (const said of [
      'Fits: Items, within 20\u00a0km of Hamilton, ON, with “canoe”\n',
      `- New listing: A red canoe · Hamilton, ON\n  ${siteOrigin}/item/listing/${found}\n`,
      `No more mail of alerts: ${siteOrigin}/unsubscribe?token=`,
    ]) {
      expect(mail?.text).toContain(said);
    }
    expect(mail?.unsubscribeAddress).toContain('/api/v1/mail/unsubscribe/webhook?token=');
    // Nobody without an account has these pages.
    expect(`${mail?.text}${mail?.html}`).not.toContain('/dashboard/');
  });

  test('reads it in its language, a digest by the clocks of the browser that asked', async () => {
    await start(email, { frequency: 'daily', locale: 'fr-CA', timeZone: 'Europe/Paris' });
    await publish();
    const ready = new Date('2027-06-01T07:00:00Z');
    await database.update(alertAddressWaits).set({ readyAt: ready, dueAt: ready });
    const times = ['2027-06-01T07:00:00Z', '2027-06-02T05:59:00Z', '2027-06-02T06:00:00Z'];
    const counts = [];
    for (const time of times) counts.push(await mailAt(new Date(time)));
    expect(counts).toEqual([0, 0, 1]);
    expect((await newsOf())[0]?.subject).toBe('1 nouvelle annonce\u00a0: Une alerte par courriel');
    expect((await newsOf())[0]?.text).toContain('Ne plus recevoir de courriels d’alertes\u00a0: ');
  });

  test('is told of many alerts in one mail, each listing once, at one pace or several', async () => {
    await start(email, { name: 'Now' });
    await start(email, { name: 'Boats', search: { text: 'boat' } });
    await start(email, { name: 'Weekly', search: {}, frequency: 'weekly' });
    await publish('A boat and a canoe');
    await publish('A tent');
    expect([await mailAt(new Date()), await mailAt(inDays(8))]).toEqual([1, 1]);
    const [weekly, now] = await newsOf();
    expect(now?.text).toContain('A boat and a canoe');
    expect(weekly?.subject).toBe('1 new listing: An alert by mail');
    expect(weekly?.text).toContain('A tent');
  });

  test('is told of a listing whose price swings at once, and once more an hour later', async () => {
    await start(email);
    const found = await post(milo, { price: cad(35_000) });
    await match();
    expect(await mailAt(new Date())).toBe(1);
    const counts = [];
    for (const [minute, cents] of [
      [1, 30_000],
      [2, 20_000],
      [59, 25_000],
      [61, 25_000],
      [62, 25_000],
    ] as const) {
      const price = { priceAmount: cents, priceSort: cents, updatedAt: new Date() };
      await database.update(listings).set(price).where(eq(listings.id, found));
      const now = inHours(minute / 60);
      await match(now);
      counts.push(await mailAt(now));
    }
    expect([counts, await waits()]).toEqual([[0, 0, 0, 1, 0], 0]);
    expect((await newsOf())[0]?.text).toContain('- Price reduced: A red canoe · $250 ');
  });

  test('is told ten minutes later what comes shortly after a mail', async () => {
    await start(email);
    await publish();
    expect(await mailSoonAt(new Date())).toBe(1);
    await publish('A green canoe');
    const counts = [];
    for (const minutes of [1, 9, 11]) counts.push(await mailSoonAt(inHours(minutes / 60)));
    expect([counts, await waits()]).toEqual([[0, 0, 1], 0]);
    const [last, ...before] = await newsOf();
    expect(before).toHaveLength(1);
    expect(last?.text).toContain('A green canoe');
    expect(last?.text).not.toContain('A red canoe');
  });

  test('is led to the search of its alert, which shows what a mail has no room for', async () => {
    await start(email);
    await start(email, { name: 'Boats that open', search: { text: 'boat', isOpenNow: true } });
    for (let count = 0; count < 12; count++) await post(await signIn(), { title: 'A red canoe' });
    await publish('A boat');
    await mailAt(new Date());
    const page = `${siteOrigin}/search/v2/item?text=canoe&near=Hamilton%2C+ON&distance=20000`;
    const [mail] = await newsOf();
    expect(mail?.text).toContain(`\nSee the search:\n${page}\n`);
    const href = page.replaceAll('&', '&amp;');
    expect(mail?.html).toContain('>And 2 more</span></p>');
    const after = mail?.html.split(`<a href="${href}"`)[1];
    expect(after).toMatch(/^ [^>]+>See the search<\/a>/);
  });

  test('is told nothing that has gone, and nothing of others', async () => {
    await start(email);
    const other = newAddress();
    await start(other, { search: { text: 'kayak' } });
    const found = await publish();
    await database.update(listings).set({ status: 'Withdrawn' }).where(eq(listings.id, found));
    expect([await mailAt(new Date()), await waits()]).toEqual([0, 0]);
    await publish('A kayak');
    expect(await mailAt(new Date())).toBe(1);
    expect([await newsOf(), await newsOf(other)]).toMatchObject([[], [{}]]);
  });
});

describe('one click', () => {
  async function tokenOf(to = email): Promise<string> {
    const [mail] = await newsOf(to);
    return new URL(mail?.unsubscribeAddress ?? '').searchParams.get('token') ?? '';
  }
  const oneClick = (token: string) =>
    server.inject({
      method: 'POST',
      url: `/api/v1/mail/unsubscribe/webhook?token=${token}`,
      payload: 'List-Unsubscribe=One-Click',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });

  test('in a mail program ends the alerts of the address, and of no other', async () => {
    const other = newAddress();
    for (const to of [email, other]) await start(to);
    await start(email, { search: {}, frequency: 'weekly' });
    await publish();
    await mailAt(new Date());
    const token = await tokenOf();
    expect([await oneClick(token), await oneClick(token)]).toMatchObject([
      { status: 204 },
      { status: 204 },
    ]);
    expect(await mailed.rulesAt(email)).toEqual([]);
    await publish('A green canoe');
    expect(await mailAt(inDays(8))).toBe(1);
    expect([await newsOf(), await newsOf(other)]).toMatchObject([[{}], [{}, {}]]);
  });

  test('on the page of the link ends them too, and looking doesn’t', async () => {
    await start(email);
    await publish();
    await mailAt(new Date());
    const token = await tokenOf();
    const read = async () => (await call('/api/v1/mail/unsubscription', { token })).body;
    const kind = 'alerts.news';
    expect(await read()).toEqual({ kind, frequency: 'at-once', hasAccount: false });
    expect(await mailed.rulesAt(email)).toHaveLength(1);
    expect((await call('/api/v1/mail/unsubscribe', { token })).status).toBe(200);
    expect(await read()).toEqual({ kind, frequency: 'never', hasAccount: false });
    expect(await mailed.rulesAt(email)).toEqual([]);
    const consents = await mailed.consentsOf(email);
    expect(consents.map(({ endedAt }) => endedAt !== null)).toEqual([true]);
  });

  test('ends nothing once the address is forgotten, or by a link of an account', async () => {
    await start(email);
    await publish();
    await mailAt(new Date());
    const token = await tokenOf();
    await database
      .update(alertAddresses)
      .set({ email: `moved-${email}` })
      .where(eq(alertAddresses.email, email));
    expect((await oneClick(token)).status).toBe(410);
    expect((await call('/api/v1/mail/unsubscribe', { token })).status).toBe(410);
    expect(await database.$count(alertRules)).toBe(1);
  });
});

test('two processes at once tell an address once, and one that dies leaves it to the next', async () => {
  await start(email);
  await publish();
  const refusing = { ...platform.secrets, seal: () => fail() };
  expect(await writeAddressMails({ ...contextAt(new Date()), secrets: refusing })).toBe(0);
  expect(await newsOf()).toEqual([]);
  expect(await mailAt(new Date())).toBe(0);
  const later = new Date(Date.now() + 601_000);
  const counts = await Promise.all([mailAt(later), mailAt(later), mailAt(later)]);
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(1);
  expect(await newsOf()).toHaveLength(1);
});

function fail(): never {
  throw new Error('out of memory');
}

test('what waits for an address is told to the account that confirms it', async () => {
  await start(email);
  await publish();
  const answer = await call('/api/v1/user/register', newRegistration({ email }));
  expect(answer.status).toBe(200);
  const token = await mailed.tokenOf(email);
  await call('/api/v1/user/confirm', { token, password: registeredPassword });
  expect(await mailAt(new Date())).toBe(0);
  expect(await database.$count(mailWaits)).toBe(1);
  expect(await writeMails(contextAt(new Date()))).toBe(1);
  expect((await newsOf())[0]?.text).toContain(`${siteOrigin}/dashboard/mail`);
});

test('an alert that began by mail is called in mails as its account renames it, and not before', async () => {
  await start(email, { name: 'Typed by somebody' });
  await call('/api/v1/user/register', newRegistration({ email }));
  const confirmation = { token: await mailed.tokenOf(email), password: registeredPassword };
  const owner = openBrowser(server);
  await call('/api/v1/user/confirm', confirmation);
  const [user] = await database.select().from(users).where(eq(users.email, email));
  owner.take(await storeSession(database, user?.id ?? Number.NaN));
  const [rule] = await mailed.rulesOf(Object.assign(owner, { id: user?.id ?? 0, email }));
  const change = async (changes: object) => {
    const { frequency, channels, news, search } = rule;
    const body = { name: rule.name, frequency, channels, news, search, ...changes };
    expect((await owner.call('PUT', mailed.at('item', rule.id), body)).status).toBe(200);
  };
  const subjectOf = async (title: string, hours = 0) => {
    await publish(title);
    expect(await writeMails(contextAt(inHours(hours)))).toBe(1);
    return (await newsOf())[0]?.subject;
  };
  await change({ news: ['new'] });
  expect(await subjectOf('A canoe')).toBe('1 new listing: An alert by mail');
  await change({ news: ['new'], name: 'Canoes for Ana' });
  expect(await subjectOf('A second canoe', 1)).toBe('1 new listing: Canoes for Ana');
});
