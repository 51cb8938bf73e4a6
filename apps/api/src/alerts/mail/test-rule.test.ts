import { mostTestsOfPerson } from '@boardwalk/sdk-core/alerts/limits';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { mailsTo } from '../../account/mail/mail.fixture.ts';
import { users } from '../../account/tables.ts';
import { mails } from '../../platform/tables.ts';
import { alertMatches, alertRules, alertTests } from '../tables.ts';
import { cad, startAlertMail } from './alert-mail.fixture.ts';
import { alertMailed } from './tables.ts';

const {
  database,
  signIn,
  rule,
  post,
  at,
  match,
  mailNow,
  mailsOf,
  newOf,
  forgetAll,
  often,
  ...more
} = await startAlertMail();
const { siteOrigin } = more.server.platform.configuration;

type Person = Awaited<ReturnType<typeof signIn>>;
let rosa: Person;
let milo: Person;

beforeEach(async () => {
  await forgetAll();
  [rosa, milo] = [await signIn(), await signIn()];
});

const tryOut = (person: Person, id: number | string, type = 'item') =>
  person.call('POST', `/api/v1/rule/${type}/${id}/test`);
const testsOf = async ({ email }: Person) =>
  (await mailsTo(database, email)).filter(({ template }) => template === 'alert-test');

test('shows the newest three that a rule finds, marked as a test, to its owner alone', async () => {
  await post(milo, { title: 'An old canoe' });
  const id = await rule(rosa, { frequency: 'weekly', channels: ['badge'] });
  const ids = [];
  for (const title of ['A first canoe', 'A second canoe', 'A third canoe']) {
    ids.push(await post(milo, { title, price: cad(35_000) }));
  }
  await post(rosa, { title: 'A canoe of her own' });
  await post(milo, { title: 'A boat' });
  expect(await tryOut(rosa, id)).toMatchObject({ status: 200, body: null });
  const [mail, ...others] = await testsOf(rosa);
  expect([others, await database.$count(mails)]).toEqual([[], 1]);
  expect(mail?.subject).toBe('Test of an alert: Canoes near Hamilton');
  expect(mail?.text).toContain('This is a test:');
  expect(mail?.text.match(/- New listing: .+ · \$350 · Hamilton, ON\n/g)).toHaveLength(3);
  for (const found of ids) expect(mail?.text).toContain(`${siteOrigin}/item/listing/${found}\n`);
  expect(mail?.html).toContain('This is a test:');
  for (const body of [mail?.text, mail?.html]) {
    expect(body).toContain(
      'Seeing them here does not count as being told: news of them still comes.',
    );
    expect(body).toContain(`${siteOrigin}/dashboard/mail`);
    expect(body).toContain(`${siteOrigin}/unsubscribe?token=`);
  }
  expect(mail?.unsubscribeAddress).toContain('/api/v1/mail/unsubscribe/webhook?token=');
});

test('changes nothing about what is new, or told', async () => {
  const id = await rule(rosa);
  await post(milo);
  await match();
  const before = await database.select().from(alertMatches);
  await tryOut(rosa, id);
  expect(await database.select().from(alertMatches)).toEqual(before);
  expect(await database.$count(alertMailed)).toBe(0);
  expect([await newOf(rosa), await mailNow()]).toEqual([1, 1]);
  expect(await mailsOf(rosa)).toHaveLength(1);
});

test('is sent to whoever wants no other mail, of a rule that is paused, and of one that finds nothing', async () => {
  await database.update(users).set({ locale: 'fr-CA' }).where(eq(users.id, rosa.id));
  const id = await rule(rosa, { search: { text: 'zeppelin' }, name: 'Dirigeables' });
  await often(rosa, 'never');
  await rosa.call('POST', at('item', `${id}/pause`));
  expect((await tryOut(rosa, id)).status).toBe(200);
  const [mail] = await testsOf(rosa);
  expect(mail?.subject).toBe('Essai d’une alerte\u00a0: Dirigeables');
  expect(mail?.text).toContain('L’alerte ne trouve rien en ce moment.');
});

test('is sent once for each press, also at once', async () => {
  const id = await rule(rosa);
  const answers = await Promise.all([tryOut(rosa, id), tryOut(rosa, id), tryOut(rosa, id)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await database.$count(mails)).toBe(3);
});

test('is refused for what is somebody else’s, of another kind, or not there', async () => {
  const id = await rule(rosa);
  for (const answer of [
    await tryOut(milo, id),
    await tryOut(rosa, id, 'property'),
    await tryOut(rosa, id, 'boat'),
    await tryOut(rosa, 999_999_999),
  ]) {
    expect([answer.status, answer.body.code]).toEqual([404, 'not-found']);
  }
  expect((await tryOut(rosa, 'x')).status).toBe(400);
  expect((await more.server.call('POST', at('item', `${id}/test`))).status).toBe(401);
  expect(await database.$count(mails)).toBe(0);
});

test('of a rule that can’t look, or to nobody’s address, is refused with the reason', async () => {
  const [place, values, whole] = [await rule(rosa), await rule(rosa), await rule(rosa)];
  const search = (id: number, body: object) =>
    database.update(alertRules).set({ search: body }).where(eq(alertRules.id, id));
  await search(place, { near: 'Xyzzyq' });
  await search(values, { subcategory: ['TELEGRAPHS'] });
  await database.update(users).set({ email: null }).where(eq(users.id, rosa.id));
  const answers = [];
  for (const id of [place, values, whole]) {
    const { status, body } = await tryOut(rosa, id);
    answers.push([status, body.code]);
  }
  expect(answers).toEqual([
    [404, 'unknown-place'],
    [409, 'conflict'],
    [409, 'conflict'],
  ]);
  expect(await database.$count(mails)).toBe(0);
});

test('comes three times an hour of one rule, at once too, and goes on as the first is an hour old', async () => {
  const id = await rule(rosa);
  const answers = await Promise.all(Array.from({ length: 6 }, () => tryOut(rosa, id)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 429, 429, 429]);
  const refused = answers.find(({ status }) => status === 429);
  expect(refused?.body.code).toBe('too-many-requests');
  expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(3_500);
  expect(await testsOf(rosa)).toHaveLength(3);
  // Another rule has its own.
  expect((await tryOut(rosa, await rule(rosa))).status).toBe(200);
  await database.update(alertTests).set({ at: new Date(Date.now() - 3_600_001) });
  expect((await tryOut(rosa, id)).status).toBe(200);
  expect(await database.$count(alertTests, eq(alertTests.ruleId, id))).toBe(1);
});

test('comes no oftener to whoever deletes a rule and makes it anew', async () => {
  let sent = 0;
  for (let made = 0; made < 8; made += 1) {
    const id = await rule(rosa);
    const answers = await Promise.all([1, 2, 3].map(() => tryOut(rosa, id)));
    sent += answers.filter(({ status }) => status === 200).length;
    await rosa.call('DELETE', `/api/v1/rule/item/${id}`);
  }
  expect([sent, (await testsOf(rosa)).length]).toEqual([mostTestsOfPerson, mostTestsOfPerson]);
});
