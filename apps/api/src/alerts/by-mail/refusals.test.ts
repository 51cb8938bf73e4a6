import { expect, test } from 'vitest';
import { newRegistration, registeredPassword } from '../../account/mail/mail.fixture.ts';
import { alertRefusals, alertRequests } from '../tables.ts';
import { startMailedAlerts } from './by-mail.fixture.ts';
import { refusalHash } from './refusals.ts';

const mailed = await startMailedAlerts();
const { server, database, call, ask, confirm, start, newAddress, mailsOf, tokenOf } = mailed;
const { rulesAt, signIn } = mailed;

/** The token by which the reader of the newest mail refuses all more of it. */
async function refusalTokenOf(email: string): Promise<string> {
  const [mail] = await mailsOf(email);
  const token = /\/unsubscribe\?token=(\S+)/.exec(mail?.text ?? '')?.[1];
  if (token === undefined) throw new Error(`Nothing refuses more in the last mail to ${email}.`);
  return token;
}

const refuse = (token: string) => call('/api/v1/mail/unsubscribe', { token });
const readRefusal = (token: string) => call('/api/v1/mail/unsubscription', { token });

/** Asks once for something else than before. */
let asked = 0;
function askAnew(email: string) {
  asked += 1;
  return ask(email, { search: { text: `canoe ${asked}` } });
}

test('who refuses gets no more such mail, whoever asks, and the answer stays the same', async () => {
  const email = newAddress();
  await askAnew(email);
  const token = await refusalTokenOf(email);
  expect((await readRefusal(token)).body).toEqual({
    kind: 'alerts.confirming',
    frequency: 'at-once',
    hasAccount: false,
  });
  expect((await refuse(token)).status).toBe(200);
  expect((await readRefusal(token)).body).toMatchObject({ frequency: 'never' });
  for (const written of [email, email.toUpperCase()]) {
    expect(await askAnew(written)).toMatchObject({ status: 200, body: null });
  }
  expect(await mailsOf(email)).toHaveLength(1);
  const other = newAddress();
  await askAnew(other);
  expect(await mailsOf(other)).toHaveLength(1);
  const kept = await database.select().from(alertRefusals);
  expect(kept.map(({ addressHash }) => addressHash)).toEqual([refusalHash(email)]);
  expect(JSON.stringify(kept)).not.toContain(email);
});

test('a second refusal changes nothing, and mail programs refuse by one click', async () => {
  const email = newAddress();
  await askAnew(email);
  const [mail] = await mailsOf(email);
  const { pathname, search } = new URL(mail?.unsubscribeAddress ?? '');
  const click = () =>
    server.inject({
      method: 'POST',
      url: pathname + search,
      payload: 'List-Unsubscribe=One-Click',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
  const answers = await Promise.all([click(), click()]);
  expect(answers.map(({ status }) => status)).toEqual([204, 204]);
  expect((await refuse(await refusalTokenOf(email))).status).toBe(200);
  await askAnew(email);
  expect(await mailsOf(email)).toHaveLength(1);
});

test('once a refusal is answered, nothing asked at that moment is mailed after it', async () => {
  for (let time = 0; time < 8; time += 1) {
    const email = newAddress();
    await askAnew(email);
    const token = await refusalTokenOf(email);
    await Promise.all([askAnew(email), refuse(token), askAnew(email)]);
    const before = (await mailsOf(email)).length;
    await askAnew(email);
    expect(await mailsOf(email)).toHaveLength(before);
  }
});

test('a link that nobody was mailed refuses nothing', async () => {
  const email = newAddress();
  await askAnew(email);
  const token = await refusalTokenOf(email);
  const before = await database.$count(alertRefusals);
  for (const bad of ['', 'x', `${token}x`, token.slice(0, -2), await tokenOf(email)]) {
    expect((await refuse(bad)).body, bad).toMatchObject({ code: 'gone' });
    expect((await readRefusal(bad)).body, bad).toMatchObject({ code: 'gone' });
  }
  expect(await database.$count(alertRefusals)).toBe(before);
  // Nor does it start anything.
  expect((await confirm(token)).body.code).toMatch(/gone|invalid-request/);
  expect(await rulesAt(email)).toEqual([]);
});

test('what was started before goes on', async () => {
  const email = newAddress();
  await start(email);
  await askAnew(email);
  await refuse(await refusalTokenOf(email));
  expect(await rulesAt(email)).toHaveLength(1);
});

test('an account that confirms the address hears again; one that only has it does not', async () => {
  const email = newAddress();
  await askAnew(email);
  await refuse(await refusalTokenOf(email));
  await call('/api/v1/user/register', newRegistration({ email }));
  const requests = await database.$count(alertRequests);
  await askAnew(email);
  expect(await database.$count(alertRequests)).toBe(requests);
  const body = { token: await tokenOf(email), password: registeredPassword };
  expect((await call('/api/v1/user/confirm', body)).status).toBe(200);
  await askAnew(email);
  const [mail] = await mailsOf(email);
  expect(mail?.subject).toBe('Confirm your alert');
  expect(await database.$count(alertRequests)).toBe(requests + 1);
});

test('it is told in the data of whoever has the address', async () => {
  const rosa = await signIn();
  const before = await mailed.personalData.collect(database, rosa.id, server.platform);
  expect(before).toMatchObject({ refusedAt: null });
  await askAnew(rosa.email);
  await refuse(await refusalTokenOf(rosa.email));
  const after = await mailed.personalData.collect(database, rosa.id, server.platform);
  expect(after).toMatchObject({ refusedAt: expect.any(Date) });
});
