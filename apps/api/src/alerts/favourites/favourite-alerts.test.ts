import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { users } from '../../account/tables.ts';
import { favouritesDomain } from '../../favourites/routes.ts';
import { listingsDomain } from '../../listings/routes.ts';
import { listings } from '../../listings/tables.ts';
import { cad, inHours, startAlertMail } from '../mail/alert-mail.fixture.ts';
import { alertFavouriteNews, alertFavourites } from './tables.ts';

const alerts = await startAlertMail(favouritesDomain, listingsDomain);
const { server, database, signIn, rule, post, set, at } = alerts;
const { tell, match, mailNow, mailAt, mailsOf, waitsOf, reprice, forgetAll } = alerts;
const { siteOrigin } = server.platform.configuration;

type Person = Awaited<ReturnType<typeof signIn>>;
let rosa: Person;
let milo: Person;
let found: number;

const path = '/api/v1/rule/favourites';
const hear = (person: Person, frequency = 'at-once', isOn = true) =>
  person.call('PUT', path, { isOn, frequency });
const keep = (person: Person, id: number) => person.call('POST', `/api/v1/listing/bookmark/${id}`);
const subjectsOf = async (person: Person) =>
  (await mailsOf(person)).map(({ subject }) => subject).toReversed();
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);

beforeEach(async () => {
  await forgetAll();
  await database.delete(alertFavourites);
  await database.delete(alertFavouriteNews);
  [rosa, milo] = [await signIn(), await signIn()];
  found = await post(milo, { price: cad(30_000) });
  await keep(rosa, found);
  await match();
});

describe('whether somebody hears of their favourites', () => {
  test('is off until they choose, and is their own choice', async () => {
    const usual = { isOn: false, frequency: 'at-once' };
    expect((await rosa.call('GET', path)).body).toEqual(usual);
    const weekly = { isOn: true, frequency: 'weekly' };
    expect((await hear(rosa, 'weekly')).body).toEqual(weekly);
    expect((await rosa.call('GET', path)).body).toEqual(weekly);
    expect((await hear(rosa, 'daily', false)).body).toEqual({ isOn: false, frequency: 'daily' });
    expect((await milo.call('GET', path)).body).toEqual(usual);
  });

  test('chosen twice at once is one choice, and what comes then is told once', async () => {
    const answers = await Promise.all([hear(rosa), hear(rosa), hear(rosa, 'daily'), hear(rosa)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await database.$count(alertFavourites)).toBe(1);
    await hear(rosa);
    await reprice(found, 25_000, 30_000);
    expect([await tell(), await tell()]).toEqual([1, 0]);
  });

  test.each([
    [{}, 'body.isOn'],
    [{ isOn: true }, 'body.frequency'],
    [{ isOn: 'true', frequency: 'daily' }, 'body.isOn'],
    [{ isOn: true, frequency: 'hourly' }, 'body.frequency'],
    [{ isOn: true, frequency: 'daily', userId: 1 }, 'body.userId'],
  ])('%j is refused', async (body, at) => {
    const answer = await rosa.call('PUT', path, body);
    expect([answer.status, answer.body.fields[0].path]).toEqual([400, at]);
    expect(await database.$count(alertFavourites)).toBe(0);
  });

  test('is not asked of visitors, is one’s data, and goes with the account', async () => {
    expect((await server.call('GET', path)).status).toBe(401);
    expect((await server.call('PUT', path, { isOn: true, frequency: 'daily' })).status).toBe(401);
    await hear(rosa);
    await reprice(found, 25_000, 30_000);
    await match();
    expect((await rosa.call('GET', '/api/v1/user/data')).body.alerts.favourites).toMatchObject({
      chosen: { isOn: true, frequency: 'at-once' },
      found: [{ listingId: found, news: 'reduced' }],
    });
    const password = 'correct horse battery staple';
    expect((await rosa.call('POST', '/api/v1/user/delete', { password })).status).toBe(200);
    expect(await database.$count(alertFavourites)).toBe(0);
    expect(await database.$count(alertFavouriteNews)).toBe(0);
  });
});

describe('who hears of their favourites', () => {
  test('is told each turn of one, once, what has gone without a way to it', async () => {
    await hear(rosa);
    await reprice(found, 25_000, 30_000);
    expect([await tell(), await tell(), await waitsOf(rosa)]).toEqual([1, 0, []]);
    await reprice(found, 28_000, 30_000);
    await tell(inHours(1));
    await set(found, { status: 'Pending' });
    expect(await tell(inHours(2))).toBe(0);
    await set(found, { status: 'Active' });
    await tell(inHours(2));
    await set(found, { status: 'Closed', closedAt: new Date() });
    await tell(inHours(3));
    await set(found, { status: 'Active', closedAt: null });
    await tell(inHours(4));
    expect(await subjectsOf(rosa)).toEqual([
      'Price reduced on 1 listing: your favourites',
      'New price of 1 listing: your favourites',
      '1 listing offered again: your favourites',
      '1 listing sold or gone: your favourites',
      '1 listing offered again: your favourites',
    ]);
    const [, gone, , , reduced] = await mailsOf(rosa);
    expect(reduced?.text).toContain(
      `Your favourites\n\n- Price reduced: A red canoe · $250 (before: $300) · Hamilton, ON\n  ${siteOrigin}/item/listing/${found}\n\nSee your favourites:\n${siteOrigin}/dashboard/bookmarks\n`,
    );
    expect(gone?.text).toContain('- Sold or gone: A red canoe · $280 · Hamilton, ON\n');
    expect(`${gone?.text}${gone?.html}`).not.toContain(`/listing/${found}`);
    expect(gone?.text).not.toContain('Fits:');
  });

  test('is told in one mail with what their alerts have found, in their language', async () => {
    await database.update(users).set({ locale: 'fr-CA' }).where(eq(users.id, rosa.id));
    await hear(rosa, 'daily');
    await rule(rosa, { name: 'Canots', frequency: 'daily', search: {} });
    await reprice(found, 25_000, 30_000);
    await post(milo, { title: 'A boat' });
    await match();
    expect([await mailNow(), await mailAt(inDays(2))]).toEqual([0, 1]);
    const [mail] = await mailsOf(rosa);
    expect(mail?.subject).toBe('Du nouveau pour 2 annonces\u00a0: vos favoris et 1 autre alerte');
    expect(mail?.text).toMatch(
      /\nVos favoris\n\n- Prix réduit.+\n\S+\/fr\/dashboard\/bookmarks\n\n\nCanots\n\n.+\n- Nouvelle annonce/s,
    );
    expect(mail?.text.split('A red canoe')).toHaveLength(2);
  });

  test('is not told the same again by an alert, nor by favourites what an alert has told', async () => {
    await hear(rosa);
    await rule(rosa, { frequency: 'daily' });
    await reprice(found, 25_000, 30_000);
    expect([await tell(), await mailAt(inDays(2))]).toEqual([1, 0]);
    await hear(rosa, 'weekly');
    const [id] = (await alerts.rulesOf(rosa)).map((one: { id: number }) => one.id);
    await rosa.call('PUT', at('item', id), alerts.bodyOf({ frequency: 'at-once' }));
    await reprice(found, 20_000, 25_000);
    expect([await tell(inHours(1)), await mailAt(inDays(8))]).toEqual([1, 0]);
    expect(await subjectsOf(rosa)).toEqual([
      'Price reduced on 1 listing: your favourites',
      'Price reduced on 1 listing: Canoes near Hamilton',
    ]);
  });

  test.each<[string, () => Promise<unknown>]>([
    ['of what they keep no longer', () => rosa.call('DELETE', `/api/v1/listing/bookmark/${found}`)],
    ['of somebody whom they ignore', () => rosa.call('POST', `/api/v1/inbox/${milo.id}/ignore`)],
    ['once they don’t want to hear', () => hear(rosa, 'at-once', false)],
    ['who want no mail of alerts', () => alerts.often(rosa, 'never')],
    ['of what is not there any more', () => set(found, { status: 'Withdrawn' })],
  ])('is told nothing %s', async (_, happen) => {
    await hear(rosa);
    await reprice(found, 25_000, 30_000);
    await match();
    await happen();
    expect([await mailNow(), await mailsOf(rosa), await waitsOf(rosa)]).toEqual([0, [], []]);
  });

  test('is told nothing that was before, and the owner of a listing nothing of it', async () => {
    await keep(milo, found);
    await reprice(found, 29_000, 30_000);
    await match();
    await hear(rosa);
    await hear(milo);
    await database.update(listings).set({ title: 'A red canoe, as new' });
    expect(await tell()).toBe(0);
    await reprice(found, 25_000, 29_000);
    expect(await tell()).toBe(1);
    expect(await subjectsOf(rosa)).toEqual(['Price reduced on 1 listing: your favourites']);
    await hear(rosa, 'at-once', false);
    await reprice(found, 24_000, 25_000);
    await match();
    await hear(rosa);
    expect(await tell()).toBe(0);
  });

  test('is told at a new pace what waited at another', async () => {
    await hear(rosa, 'weekly');
    await reprice(found, 25_000, 30_000);
    expect(await tell()).toBe(0);
    await hear(rosa, 'at-once');
    expect([await mailNow(), await mailAt(inDays(8))]).toEqual([1, 0]);
  });
});
