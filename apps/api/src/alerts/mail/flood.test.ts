import { beforeEach, expect, test } from 'vitest';
import { startAlertMail } from './alert-mail.fixture.ts';

const alerts = await startAlertMail();
const { signIn, signInNew, rule, post, match, mailSoonAt, mailsOf, waitsOf, forgetAll, newOf } =
  alerts;

type Person = Awaited<ReturnType<typeof signIn>>;
let reader: Person;
let poster: Person;

beforeEach(async () => {
  await forgetAll();
  [reader, poster] = [await signIn(), await signIn()];
});

const begin = Date.now();
const afterMinutes = (minutes: number) => new Date(begin + minutes * 60_000);

/** Asks rules of what was posted, and writes what is due, so many minutes after the beginning. */
async function tellAfter(minutes: number): Promise<number> {
  await match(afterMinutes(minutes));
  return mailSoonAt(afterMinutes(minutes));
}

test('whoever posts sixty listings in two minutes has one mail at most sent to a reader', async () => {
  await rule(reader);
  for (let count = 0; count < 60; count += 1) {
    await post(poster, { title: `A canoe, number ${count}` });
    await tellAfter(count / 30);
  }
  const sent = (await mailsOf(reader)).length;
  const figure = { id: 'alerts.flood.mails', value: sent, unit: 'mails', limit: 1 };
  console.log(JSON.stringify({ ...figure, holds: sent <= 1 }));
  expect(sent).toBe(1);
  expect(await tellAfter(9.9)).toBe(0);
  expect([await tellAfter(10), await tellAfter(30)]).toEqual([1, 0]);
  const [rest] = await mailsOf(reader);
  expect(rest?.subject).toBe('59 new listings: Canoes near Hamilton');
  expect(rest?.text.match(/- New listing: /g)).toHaveLength(3);
  expect(rest?.text).toContain('\nAnd 56 more\n');
});

test('three listings of one poster stand in a mail, whichever alerts found them, beside those of others', async () => {
  const other = await signIn();
  await rule(reader, { name: 'Boats', search: { text: 'boat' } });
  await rule(reader, { name: 'Canoes' });
  await post(other, { title: 'A green canoe' });
  for (const title of ['A boat', 'A boat', 'A canoe', 'A canoe', 'A canoe'])
    await post(poster, { title });
  expect(await tellAfter(0)).toBe(1);
  const text = (await mailsOf(reader))[0]?.text ?? '';
  expect(text.match(/- New listing: A (?:boat|canoe) /g)).toHaveLength(3);
  expect(text).toContain('- New listing: A green canoe ');
  expect(text).toContain('\nAnd 2 more\n');
});

test('what a new account posts waits for mail until it is an hour old, and shows on the site at once', async () => {
  await rule(reader);
  const newcomer = await signInNew();
  await post(newcomer, { createdAt: afterMinutes(0) });
  expect([await tellAfter(0), await tellAfter(59)]).toEqual([0, 0]);
  expect(await newOf(reader)).toBe(1);
  expect([await tellAfter(61), await tellAfter(120), await waitsOf(reader)]).toEqual([1, 0, []]);
  expect((await mailsOf(reader))[0]?.subject).toBe('1 new listing: Canoes near Hamilton');
});

test('what a new account posts holds nobody else’s listing up', async () => {
  await rule(reader);
  await post(await signInNew(), { title: 'A new canoe', createdAt: afterMinutes(0) });
  await post(poster, { title: 'A known canoe' });
  expect(await tellAfter(0)).toBe(1);
  expect((await mailsOf(reader))[0]?.text).not.toContain('A new canoe');
  expect(await tellAfter(61)).toBe(1);
  const [late] = await mailsOf(reader);
  expect(late?.text).toContain('A new canoe');
  expect(late?.text).not.toContain('A known canoe');
});

test('what is taken down within that hour is told to nobody', async () => {
  await rule(reader);
  const id = await post(await signInNew(), { createdAt: afterMinutes(0) });
  expect(await tellAfter(0)).toBe(0);
  await alerts.set(id, { status: 'Canceled' });
  expect(await tellAfter(61)).toBe(0);
});

test('what strangers write opens nothing in the mail of an alert', async () => {
  await rule(reader);
  await post(poster, { title: 'Canoe URGENT: verify at https://evil.example/login <b>now</b>' });
  await tellAfter(0);
  const [mail] = await mailsOf(reader);
  expect(mail?.text).toContain('- New listing: Canoe URGENT: verify at ••• <b>now</b> ·');
  expect(`${mail?.subject}${mail?.text}${mail?.html}`).not.toContain('evil');
});
