import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { users } from '../../account/tables.ts';
import { makeListing } from '../../listings/listings.fixture.ts';
import { insertListings } from '../../listings/storage/insert-listings.ts';
import { listings } from '../../listings/tables.ts';
import { cad, inHours, startAlertMail } from './alert-mail.fixture.ts';

const alerts = await startAlertMail();
const { server, database, signIn, rule, post, set, at, bodyOf } = alerts;
const { tell, match, mailNow, mailsOf, waitsOf, reprice, forgetAll } = alerts;
const { siteOrigin } = server.platform.configuration;

type Person = Awaited<ReturnType<typeof signIn>>;
let rosa: Person;
let milo: Person;

beforeEach(async () => {
  await forgetAll();
  [rosa, milo] = [await signIn(), await signIn()];
});

const buttonStyle =
  'style="display:inline-block;padding:12px 20px;font-weight:600;line-height:20px;color:#ffffff;text-decoration:none"';

const subjectsOf = async (person: Person) =>
  (await mailsOf(person)).map(({ subject }) => subject).toReversed();
describe('what an alert finds', () => {
  test('is told by mail with its price, its place and its address, once', async () => {
    const id = await rule(rosa);
    const found = await post(milo, { price: cad(35_000) });
    expect([await tell(), await tell(), await waitsOf(rosa)]).toEqual([1, 0, []]);
    const [mail, ...others] = await mailsOf(rosa);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('1 new listing: Canoes near Hamilton');
    expect(mail?.text).toContain(
      'Canoes near Hamilton\n\nFits: Items, within 20\u00a0km of Hamilton, ON, with “canoe”\n\n- ',
    );
    expect(mail?.text).toContain(
      `\n\nSee the alert:\n${siteOrigin}/dashboard/alerts?alert=${id}\n`,
    );
    expect(mail?.html).toContain(
      `<a href="${siteOrigin}/dashboard/alerts?alert=${id}" ${buttonStyle}>See the alert</a>`,
    );
    expect(mail?.html).toContain('Fits: Items, within 20\u00a0km of Hamilton, ON, with “canoe”');
    expect(mail?.text).toContain(
      `- New listing: A red canoe · $350 · Hamilton, ON\n  ${siteOrigin}/item/listing/${found}\n`,
    );
    expect(mail?.html).toContain(`href="${siteOrigin}/item/listing/${found}"`);
    expect(mail?.text).toContain(`All your alerts: ${siteOrigin}/dashboard/alerts\n`);
    expect(mail?.unsubscribeAddress).toContain('/api/v1/mail/unsubscribe/webhook?token=');
    expect(await mailsOf(milo)).toEqual([]);
  });

  test('is told in the language of its reader, with the pages in it', async () => {
    await database.update(users).set({ locale: 'fr-CA' }).where(eq(users.id, rosa.id));
    const id = await rule(rosa, { name: 'Canots' });
    const found = await post(milo, { price: cad(123_456) });
    await tell();
    const [mail] = await mailsOf(rosa);
    expect(mail?.subject).toBe('1 nouvelle annonce\u00a0: Canots');
    expect(mail?.text).toContain(
      '- Nouvelle annonce\u00a0: A red canoe · 1\u00a0234,56\u00a0$ · Hamilton, ON\n',
    );
    expect(mail?.text).toContain(`${siteOrigin}/fr/item/listing/${found}\n`);
    expect(mail?.text).toContain(`${siteOrigin}/fr/dashboard/alerts?alert=${id}\n`);
    expect(mail?.text).toContain(`${siteOrigin}/fr/dashboard/alerts\n`);
  });

  test.each([
    ['en-CA', 'New listing: 1 King St W, Quebec City · $350 · Quebec\n'],
    ['fr-CA', 'Nouvelle annonce\u00a0: 1 King St W, Quebec City · 350\u00a0$ · Québec\n'],
  ] as const)(
    'of a home is told by its town and the name of its province, in %s',
    async (locale, said) => {
      await database.update(users).set({ locale }).where(eq(users.id, rosa.id));
      await rule(rosa, { name: 'Homes', search: {} }, 'property');
      const plain = makeListing('property', { ownerId: milo.id, price: cad(35_000) });
      const whereabouts = { street: '1 King St W', city: 'Quebec City', region: 'QC' };
      await insertListings(database, [{ ...plain, address: { ...plain.address, ...whereabouts } }]);
      await tell();
      expect((await mailsOf(rosa))[0]?.text).toContain(said);
    },
  );

  test('comes in one mail for many listings of many alerts, each listing once', async () => {
    await rule(rosa, { name: 'Boats', search: { text: 'boat' } });
    await rule(rosa, { name: 'Canoes', search: { text: 'canoe' } });
    await rule(rosa, { name: 'All', search: {} });
    await post(milo, { title: 'A boat' });
    await post(milo, { title: 'A <b>canoe</b>' });
    await post(milo, { title: 'A boat and a canoe' });
    await post(await signIn(), { title: 'A tent' });
    expect(await tell()).toBe(1);
    const [mail] = await mailsOf(rosa);
    expect(mail?.subject).toBe('4 new listings: Boats and 2 more alerts');
    // Under the alert that finds least.
    expect(mail?.text).toMatch(
      /\nBoats\n\nFits: .+\n- New listing: A boat and a canoe ·.+\n- New listing: A boat ·.+\n\nCanoes\n\nFits: .+\n- New listing: A <b>canoe<\/b> ·.+\n\nAll\n\nFits: Items\n\n- New listing: A tent ·/s,
    );
    expect(mail?.html).toContain('A &lt;b&gt;canoe&lt;/b&gt;');
  });

  test('says what an alert looks for once where its name says just that', async () => {
    const name = 'Items, within 20 km of Hamilton, ON, with “canoe”';
    await rule(rosa, { name });
    await rule(rosa, { name: 'Boats', search: { text: 'boat' } });
    await post(milo);
    await post(milo, { title: 'A boat' });
    await tell();
    const [mail] = await mailsOf(rosa);
    expect(mail?.text).toContain(`\n${name}\n\n- New listing: `);
    for (const body of [mail?.text, mail?.html]) {
      expect(body?.match(/Fits: [^<\n]+/g)).toEqual(['Fits: Items, with “boat”']);
    }
  });

  test('is told as the news that it is, what has gone without a way to it', async () => {
    await rule(rosa, { news: ['new', 'repriced', 'reduced', 'open-again', 'gone'] });
    const found = await post(milo, { price: cad(30_000) });
    await tell();
    await reprice(found, 25_000, 30_000);
    await tell(inHours(1));
    await reprice(found, 28_000, 30_000);
    await tell(inHours(2));
    await set(found, { status: 'Closed', closedAt: new Date() });
    await tell(inHours(3));
    await set(found, { status: 'Active', closedAt: null });
    await tell(inHours(4));
    await database.delete(listings).where(eq(listings.id, found));
    await tell(inHours(5));
    expect(await subjectsOf(rosa)).toEqual([
      '1 new listing: Canoes near Hamilton',
      'Price reduced on 1 listing: Canoes near Hamilton',
      'New price of 1 listing: Canoes near Hamilton',
      '1 listing sold or gone: Canoes near Hamilton',
      '1 listing offered again: Canoes near Hamilton',
      '1 listing sold or gone: Canoes near Hamilton',
    ]);
    const [deleted, , closed, , reduced] = await mailsOf(rosa);
    expect(reduced?.text).toContain(
      '- Price reduced: A red canoe · $250 (before: $300) · Hamilton, ON',
    );
    expect(closed?.text).toContain('- Sold or gone: A red canoe · $280 · Hamilton, ON\n');
    expect(deleted?.text).toContain('- Sold or gone: A listing that is no more\n');
    expect(reduced?.html).toContain('>$250 <s ');
    expect(reduced?.html).toContain('>$300</s>');
    for (const mail of [closed, deleted]) {
      expect(`${mail?.text}${mail?.html}`).not.toContain(`/listing/${found}`);
    }
  });

  test('is named by its news where that differs, and counted beyond ten of an alert and twenty of all', async () => {
    await rule(rosa, { name: 'Boats', search: { text: 'boat' } });
    await rule(rosa, { name: 'Canoes', search: { text: 'canoe' } });
    const kayaks = await rule(rosa, { name: 'Kayaks', search: { text: 'kayak' } });
    const price = cad(10_000);
    for (const title of ['A boat', 'A canoe', 'A kayak']) {
      for (let count = 0; count < 12; count++) await post(await signIn(), { title, price });
    }
    expect(await tell()).toBe(1);
    const [mail] = await mailsOf(rosa);
    expect(mail?.subject).toBe('36 new listings: Boats and 2 more alerts');
    expect(mail?.text.match(/- New listing: /g)).toHaveLength(20);
    expect(mail?.text.match(/\nAnd 2 more\n/g)).toHaveLength(2);
    expect(mail?.text).toMatch(
      /\nKayaks\n\nFits: .+\n\n12 with news\n\nSee all 12:\n\S+\/alerts\?alert=\d+\n/,
    );
    expect(mail?.html).toContain('>12 with news</span></p>');
    expect(mail?.html).toContain(
      `<a href="${siteOrigin}/dashboard/alerts?alert=${kayaks}" ${buttonStyle}>See all 12</a>`,
    );
    const [boat] = await database.select().from(listings).where(eq(listings.title, 'A boat'));
    await reprice(boat?.id ?? 0, 9_000, 10_000);
    await post(milo, { title: 'A new boat' });
    await tell(inHours(1));
    expect((await subjectsOf(rosa)).at(-1)).toBe('News of 2 listings: Boats');
  });
});

describe('never the same news twice', () => {
  test('what an alert has told at once, another does not tell in its digest', async () => {
    await rule(rosa, { name: 'Now' });
    await rule(rosa, { name: 'Daily', frequency: 'daily', search: {} });
    await post(milo);
    await post(milo, { title: 'A boat' });
    await tell();
    const later = new Date(Date.now() + 25 * 3_600_000);
    expect(await alerts.mailAt(later)).toBe(1);
    const [daily, now] = await mailsOf(rosa);
    expect(now?.subject).toBe('1 new listing: Now');
    expect(daily?.subject).toBe('1 new listing: Daily');
    expect(daily?.text).toContain('A boat');
    expect(daily?.text).not.toContain('A red canoe');
  });

  test('what changes after it was told is told anew, under whichever alert comes first', async () => {
    await rule(rosa, { name: 'Now' });
    await rule(rosa, { name: 'Daily', frequency: 'daily', search: {}, news: ['reduced'] });
    const found = await post(milo, { price: cad(30_000) });
    await tell();
    await database.update(listings).set({ title: 'A red canoe, as new' });
    await tell(inHours(1));
    await reprice(found, 25_000, 30_000);
    await tell(inHours(1));
    expect(await subjectsOf(rosa)).toEqual([
      '1 new listing: Now',
      'Price reduced on 1 listing: Now',
    ]);
    expect(await alerts.mailAt(new Date(Date.now() + 25 * 3_600_000))).toBe(0);
  });
});

describe('no mail tells', () => {
  test.each<[string, (id: number, found: number) => Promise<unknown>]>([
    [
      'what was seen on the site meanwhile',
      (id) => rosa.call('POST', at('item', `${id}/seen`), { newest: Number.MAX_SAFE_INTEGER }),
    ],
    ['what has gone meanwhile', (_, found) => set(found, { status: 'Withdrawn' })],
    ['what fits no longer', (_, found) => set(found, { title: 'A boat' })],
    ['of somebody who is ignored', () => rosa.call('POST', `/api/v1/inbox/${milo.id}/ignore`)],
    ['of an alert that is paused', (id) => rosa.call('POST', at('item', `${id}/pause`))],
    ['of an alert that is deleted', (id) => rosa.call('DELETE', at('item', id))],
    [
      'of an alert that looks for something else',
      (id) => rosa.call('PUT', at('item', id), bodyOf({ search: { text: 'kayak' } })),
    ],
    [
      'of an alert for the badge alone',
      (id) => rosa.call('PUT', at('item', id), bodyOf({ channels: ['badge'] })),
    ],
    ['somebody who wants none', () => alerts.often(rosa, 'never')],
    ['somebody whose account is disabled', () => alerts.disable(rosa.id)],
    [
      'somebody who is no more',
      () => rosa.call('POST', '/api/v1/user/delete', { password: 'correct horse battery staple' }),
    ],
  ])('%s', async (_, happen) => {
    const id = await rule(rosa);
    const found = await post(milo);
    await match();
    await happen(id, found);
    expect([await mailNow(), await tell()]).toEqual([0, 0]);
    expect([await mailsOf(rosa), await waitsOf(rosa)]).toEqual([[], []]);
  });

  test('what was told, or left out, once somebody wants mail again', async () => {
    const id = await rule(rosa, { channels: ['badge'] });
    await post(milo);
    await tell();
    await rosa.call('PUT', at('item', id), bodyOf());
    await alerts.often(rosa, 'never');
    await post(milo, { title: 'A green canoe' });
    await tell();
    await alerts.often(rosa, 'at-once');
    await rosa.call('POST', at('item', `${id}/pause`));
    await rosa.call('POST', at('item', `${id}/resume`));
    await post(milo, { title: 'A blue canoe' });
    expect(await tell()).toBe(1);
    const [mail] = await mailsOf(rosa);
    expect(mail?.subject).toBe('1 new listing: Canoes near Hamilton');
    expect(mail?.text).toContain('A blue canoe');
  });

  test('what one has seen under another alert', async () => {
    const id = await rule(rosa, { name: 'Seen', channels: ['badge'] });
    await rule(rosa, { name: 'Told', search: {} });
    await post(milo);
    await match();
    const newest = Number.MAX_SAFE_INTEGER;
    await rosa.call('POST', at('item', `${id}/seen`), { newest });
    expect(await mailNow()).toBe(0);
  });
});
