import { listingKinds } from '@boardwalk/sdk-core/listings/kinds';
import { expect, test } from 'vitest';
import { alertRequests, alertRules } from '../tables.ts';
import { startMailedAlerts } from './by-mail.fixture.ts';
import { perAddressAndDay, perNetworkAndDay } from './mail-room.ts';

const { server, database, signIn, ask, formOf, newAddress, mailsOf, requestsOf, tokenOf } =
  await startMailedAlerts();
const { siteOrigin } = server.platform.configuration;
const url = '/api/v1/rule/item/by-mail';

test('an alert of every kind is asked for, and nothing begins', async () => {
  const before = await database.$count(alertRules);
  for (const type of listingKinds) {
    const email = newAddress();
    const { status, body } = await ask(email, { search: { text: 'roof' } }, type);
    expect([type, status, body]).toEqual([type, 200, null]);
    expect(await requestsOf(email)).toMatchObject([
      {
        kind: type,
        name: 'Canoes near Hamilton',
        search: { text: 'roof' },
        frequency: 'at-once',
        news: ['new', 'repriced', 'reduced', 'open-again'],
        locale: 'en-CA',
        timeZone: null,
        askedFrom: expect.stringMatching(/^10\./),
        confirmedAt: null,
      },
    ]);
  }
  expect(await database.$count(alertRules)).toBe(before);
});

test('its mail leads to the page that starts it, in the language that was asked for', async () => {
  const email = newAddress();
  await ask(email, { locale: 'fr-CA', timeZone: 'America/Toronto', frequency: 'weekly' });
  const [mail] = await mailsOf(email);
  expect(mail?.subject).toBe('Confirmez votre alerte');
  expect(mail?.text).toContain('une fois par semaine');
  expect(mail?.text).toContain(`${siteOrigin}/fr/alerts/confirm?token=${await tokenOf(email)}\n`);
  expect(mail?.unsubscribeAddress).toContain('/mail/unsubscribe/webhook?token=');
  expect(await requestsOf(email)).toMatchObject([
    { locale: 'fr-CA', timeZone: 'America/Toronto', frequency: 'weekly' },
  ]);
  const other = newAddress();
  await ask(other, { frequency: 'daily' });
  const [english] = await mailsOf(other);
  expect(english?.subject).toBe('Confirm your alert');
  expect(english?.text).toContain('once a day');
  expect(english?.text).toContain(`${siteOrigin}/alerts/confirm?token=`);
});

test.each([
  ['en-CA', '', 'See the alert, and start it', 'Or open this address:'],
  ['fr-CA', '/fr', 'Voir l’alerte et la lancer', 'Ou ouvrez cette adresse\u00a0:'],
] as const)('the mail has a button, and its address below it, in %s', async (...given) => {
  const [locale, pages, label, words] = given;
  const email = newAddress();
  await ask(email, { locale });
  const [mail] = await mailsOf(email);
  const link = `${siteOrigin}${pages}/alerts/confirm?token=${await tokenOf(email)}`;
  const html = mail?.html ?? '';
  const [, button] = html.split('<td class="button"');
  expect(button).toContain(`<a href="${link}"`);
  expect(button).toContain(`>${label}</a></td>`);
  expect(html).toContain(`${words}</span><br><a href="${link}">${link}</a></p>`);
});

test('the answer is the same for addresses that have an account and for others', async () => {
  const rosa = await signIn();
  const answers = [await ask(rosa.email), await ask(newAddress())];
  const [known, unknown] = answers.map(({ status, text, headers }) => ({
    status,
    text,
    headers: Object.keys(headers).sort(),
  }));
  expect(known).toEqual(unknown);
  const [mail] = await mailsOf(rosa.email);
  expect(mail?.template).toBe('confirm-alert');
});

test('what is no alert by mail is refused field by field', async () => {
  const before = await database.$count(alertRequests);
  for (const [changes, path] of [
    [{ email: 'rosa@example.org\nBcc: others@example.org' }, 'body.email'],
    [{ email: 'rosa@example.org\r\nxxx' }, 'body.email'],
    [{ email: 'a@b.org, c@d.org' }, 'body.email'],
    [{ email: '<rosa@example.org>' }, 'body.email'],
    [{ email: 'rosa' }, 'body.email'],
    [{ email: `${'x'.repeat(300)}@example.org` }, 'body.email'],
    [{ email: undefined }, 'body.email'],
    [{ channels: ['badge'] }, 'body.channels.0'],
    [{ channels: ['mail', 'badge'] }, 'body.channels'],
    [{ name: '' }, 'body.name'],
    [{ frequency: 'never' }, 'body.frequency'],
    [{ locale: 'de' }, 'body.locale'],
    [{ timeZone: 'here there' }, 'body.timeZone'],
    [{ search: { distance: -1 } }, 'body.search.distance'],
    [{ token: 'x' }, 'body.token'],
  ] as const) {
    const { status, body } = await ask(newAddress(), changes);
    expect([changes, status, body.fields?.[0]?.path]).toEqual([changes, 400, path]);
  }
  const nowhere = await ask(newAddress(), { search: { near: 'Atlantis Under Water' } });
  expect([nowhere.status, nowhere.body.code]).toEqual([404, 'unknown-place']);
  const large = await ask(newAddress(), { search: { text: 'x'.repeat(100_000) } });
  expect(large.status).toBe(413);
  expect(await database.$count(alertRequests)).toBe(before);
});

test('a page that shows no key asks for nothing: each of its visitors is another network', async () => {
  const email = newAddress();
  const { status, body } = await server.inject({
    method: 'POST',
    url,
    remoteAddress: '10.200.0.1',
    headers: { origin: 'https://partner.example', 'x-boardwalk': '1' },
    payload: formOf(email),
  });
  expect([status, body.code]).toEqual([403, 'origin-not-allowed']);
  expect(await mailsOf(email)).toEqual([]);
});

test('the same asked again at once is a retry, and has no second mail', async () => {
  const email = newAddress();
  const answers = await Promise.all([ask(email), ask(email.toUpperCase()), ask(email)]);
  expect(answers.map(({ status, body }) => [status, body])).toEqual([
    [200, null],
    [200, null],
    [200, null],
  ]);
  expect(await mailsOf(email)).toHaveLength(1);
  await ask(email, { search: { text: 'kayak' } });
  expect(await mailsOf(email)).toHaveLength(2);
});

test('a thousand tries from one network are twenty mails, also where they come at once', async () => {
  const tries = Array.from({ length: 1_000 }, (_, index) => `many${index}@example.org`);
  const answers = [];
  for (let start = 0; start < tries.length; start += 50) {
    const some = tries.slice(start, start + 50).map((email, index) =>
      server.inject({
        method: 'POST',
        url,
        // Anyone with one network of IPv6 has many.
        remoteAddress: `2001:db8:1:${index}::1`,
        headers: { origin: server.platform.configuration.siteOrigin, 'x-boardwalk': '1' },
        payload: formOf(email, { search: {} }),
      }),
    );
    answers.push(...(await Promise.all(some)));
  }
  const refused = answers.filter(({ status }) => status === 429);
  expect([answers.length - refused.length, refused.length]).toEqual([
    perNetworkAndDay,
    1_000 - perNetworkAndDay,
  ]);
  expect(refused[0]?.headers['retry-after']).toBe('86400');
  const mailed = (await database.select().from(alertRequests)).filter(({ email }) =>
    email.startsWith('many'),
  );
  expect(mailed).toHaveLength(perNetworkAndDay);
});

test('an address gets no more than five mails an hour, and whoever asks isn’t told', async () => {
  const email = newAddress();
  for (let index = 0; index < 8; index += 1) {
    const { status, body } = await ask(email, { search: { text: `canoe ${index}` } });
    expect([status, body]).toEqual([200, null]);
  }
  expect(await mailsOf(email)).toHaveLength(5);
  expect(perAddressAndDay).toBeGreaterThan(5);
});

test('it says in words what was asked for, and not how a stranger has called it', async () => {
  const email = newAddress();
  const search = { text: 'canoe', near: 'Hamilton, ON', distance: 20_000, price: { max: 50_000 } };
  await ask(email, { name: 'You have won a prize', search });
  const [mail] = await mailsOf(email);
  const words = 'Items, under $500, within 20\u00a0km of Hamilton, ON, with “canoe”';
  expect(mail?.text).toContain(`\n${words}\n`);
  expect(mail?.html).toContain(`<strong>${words}</strong>`);
  expect(mail?.text).not.toContain('prize');
});

test('what a stranger types stays between its quotes, and the name is set apart in what is started', async () => {
  const email = newAddress();
  await ask(email, { name: 'Claim http://evil.example/', search: { text: 'zebra”.\n\nPay now' } });
  const [mail] = await mailsOf(email);
  expect(mail?.text).toContain(`with “zebra'. Pay now”\n`);
  const [request] = await requestsOf(email);
  expect(request?.name).toBe('Claim •••');
});

test('what a stranger types is words in a mail, no markup and no link', async () => {
  const email = newAddress();
  const text = '<img src=x> see https://evil.example/a www.evil.example or mail me@evil.example';
  await ask(email, { name: text, search: { text } });
  const [mail] = await mailsOf(email);
  expect(mail?.html).not.toContain('<img');
  const own = new URL(server.platform.configuration.siteOrigin).hostname;
  for (const part of [mail?.text, mail?.html]) {
    expect(part).not.toMatch(/evil\.example/);
    const hosts = [...(part ?? '').matchAll(/https?:\/\/([^/:"\s]+)/g)].map(([, host]) => host);
    expect(new Set(hosts)).toEqual(new Set([own]));
  }
});
