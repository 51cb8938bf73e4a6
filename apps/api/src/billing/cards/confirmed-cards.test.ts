import { eq } from 'drizzle-orm';
import { afterEach, expect, test, vi } from 'vitest';
import { openBrowser, storeSession, storeUser } from '../../account/account.fixture.ts';
import { storeAgreement } from '../../embeds/agreements/store-agreement.ts';
import { shop } from '../../embeds/embeds.fixture.ts';
import { siteDirectory } from '../../embeds/sites/site-directory.ts';
import { embedConfirmations, embedSites } from '../../embeds/tables.ts';
import { makeMonthlyPrice } from '../billing.fixture.ts';
import { confirmations, startPartnerCards } from './partner-page.fixture.ts';

const partner = await startPartnerCards();
const { provider, platform, server, control, runWork, openMember, saveCard, openSignedIn } =
  partner;
const { database } = platform;
type Asked = Awaited<ReturnType<typeof openSignedIn>>;
type Person = Pick<Asked['person'], 'browser'>;

const cardsOf = async ({ browser }: Person): Promise<string[]> =>
  (await browser.call('GET', '/api/v1/customer/cards')).body.map(
    ({ payment_id }: { payment_id: string }) => payment_id,
  );
const remove = ({ browser }: Person, card: string, id: string) =>
  browser.call('DELETE', `/api/v1/customer/${card}?confirmation=${id}`);
const begin = ({ browser }: Person, id: string) =>
  browser.call('POST', `/api/v1/customer/setup?confirmation=${id}`);
const finish = ({ browser }: Person, intent: string) =>
  browser.call('POST', `/api/v1/customer/setup/${intent}`);

/** Types a card in a window that was opened for that, and hands it to the provider. */
async function handOver(person: Person, id: string, method = 'pm_card_visa') {
  const { body } = await begin(person, id);
  const intent = await provider.setupIntents.confirm(body.intent_id, { payment_method: method });
  return { intent: intent.id, card: String(intent.payment_method) };
}

/** Requests a deletion and an addition by a page, each ready for its final click. */
async function askBoth() {
  const asked = await openSignedIn();
  const card = await saveCard(asked.person);
  const [deleting, adding] = [
    await asked.askFor('delete-card', card),
    await asked.askFor('add-card'),
  ];
  const typed = await handOver(asked.person, adding, 'pm_card_mastercard');
  return { ...asked, card, deleting, adding, typed };
}

afterEach(() => {
  vi.useRealTimers();
});

test('a card that is deleted in the window confirms what was asked, and the page knows', async () => {
  const { person, card, deleting, follow, read } = await askBoth();
  expect(await remove(person, card, deleting)).toMatchObject({ status: 200, body: null });
  expect(await cardsOf(person)).toEqual([]);
  expect(await follow(deleting)).toBe('spent');
  expect((await read(deleting)).body.state).toBe('spent');
  const [row] = await database
    .select()
    .from(embedConfirmations)
    .where(eq(embedConfirmations.id, deleting));
  expect(row).toMatchObject({ decision: 'confirmed', spentAt: expect.any(Date) });
});

test('a card that is set up in the window is its owner’s once that is finished, and not before', async () => {
  const { person, card, adding, typed, follow } = await askBoth();
  await runWork();
  expect(await cardsOf(person)).toEqual([card]);
  expect((await provider.paymentMethods.retrieve(typed.card)).customer).toBeNull();
  expect(await follow(adding)).toBe('open');
  expect(await finish(person, typed.intent)).toMatchObject({
    status: 200,
    body: [{ payment_id: typed.card }, { payment_id: card }],
  });
  expect(await follow(adding)).toBe('spent');
  // The answer may be lost: on a repeated request it is the same.
  expect((await finish(person, typed.intent)).body).toHaveLength(2);
  await runWork();
  expect((await finish(person, typed.intent)).body).toHaveLength(2);
  expect((await provider.paymentMethods.retrieve(typed.card)).customer).not.toBeNull();
});

type Both = Awaited<ReturnType<typeof askBoth>>;

test.each<[string, number, (both: Both) => Promise<void>]>([
  [
    'refused',
    409,
    async ({ refuse, deleting, adding }) => {
      for (const id of [deleting, adding]) expect((await refuse(id)).status).toBe(200);
    },
  ],
  [
    'too late',
    409,
    async () => void vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 5 * 60_000 }),
  ],
  [
    'of a session on the page that is over',
    404,
    async ({ page }) => {
      expect((await page.call('POST', '/api/v1/embeds/session/end')).status).toBe(200);
    },
  ],
  [
    'of a page that somebody agrees to no longer',
    404,
    async ({ person, site }) => {
      const agreement = { userId: person.id, siteId: site.id, origin: shop, siteName: 'The shop' };
      await storeAgreement(database, { ...agreement, scopes: ['boards'], givenAt: new Date() });
      const agreements = '/api/v1/embeds/agreements';
      const [{ id }] = (await person.browser.call('GET', agreements)).body;
      expect((await person.browser.call('DELETE', `${agreements}/${id}`)).status).toBe(200);
    },
  ],
  [
    'asked for under a key that was revoked',
    404,
    async ({ site }) => {
      const [row] = await database.select().from(embedSites).where(eq(embedSites.id, site.id));
      const owner = openBrowser(server);
      owner.take(await storeSession(database, row?.ownerId ?? 0));
      const path = `/api/v1/embeds/sites/${site.id}/keys/revoke`;
      expect((await owner.call('POST', path, { key: site.live })).status).toBe(200);
      siteDirectory(platform).forget();
    },
  ],
  [
    'of a site that was stopped',
    404,
    async ({ site }) => {
      const stopped = { stoppedAt: new Date(), stopReason: 'x' };
      await database.update(embedSites).set(stopped).where(eq(embedSites.id, site.id));
      siteDirectory(platform).forget();
    },
  ],
])('what is %s is not done: %d', async (_, status, end) => {
  const both = await askBoth();
  const { person, card, deleting, adding, typed } = both;
  await end(both);
  const fields = [{ path: 'query.confirmation' }];
  for (const answer of [
    await remove(person, card, deleting),
    await finish(person, typed.intent),
    await begin(person, adding),
  ]) {
    expect(answer).toMatchObject({ status, body: { fields } });
  }
  expect(await cardsOf(person)).toEqual([card]);
  await runWork();
  expect((await provider.paymentMethods.retrieve(typed.card)).customer).toBeNull();
});

test('what another was asked is nobody else’s to do', async () => {
  const { card, deleting, adding, typed, person, follow } = await askBoth();
  const other = await openMember();
  const own = await saveCard(other);
  for (const answer of [
    await remove(other, card, deleting),
    await remove(other, own, deleting),
    await begin(other, adding),
    await finish(other, typed.intent),
  ]) {
    expect(answer).toMatchObject({ status: 404, body: { code: 'not-found' } });
  }
  expect([await cardsOf(other), await cardsOf(person)]).toEqual([[own], [card]]);
  expect([await follow(deleting), await follow(adding)]).toEqual(['open', 'open']);
});

test('an administrator who acts as somebody does nothing of it', async () => {
  const { card, deleting, adding, typed, person } = await askBoth();
  const browser = openBrowser(server);
  const { id } = await storeUser(database, { groups: ['administrators'] });
  browser.take(await storeSession(database, person.id, id));
  for (const answer of [
    await remove({ browser }, card, deleting),
    await begin({ browser }, adding),
    await finish({ browser }, typed.intent),
  ]) {
    expect(answer.status).toBe(403);
  }
  expect(await cardsOf(person)).toEqual([card]);
});

test('what was asked for one card, or for another deed, counts for that alone', async () => {
  const { person, card, deleting, adding, follow } = await askBoth();
  const other = await saveCard(person, 'pm_card_amex');
  for (const answer of [
    await remove(person, other, deleting),
    await remove(person, card, adding),
    await begin(person, deleting),
  ]) {
    expect(answer).toMatchObject({ status: 409, body: { code: 'conflict' } });
  }
  expect(await cardsOf(person)).toEqual([other, card]);
  expect([await follow(deleting), await follow(adding)]).toEqual(['open', 'open']);
  const nobodys = '00000000-0000-4000-8000-000000000000';
  expect((await remove(person, card, nobodys)).status).toBe(404);
  expect((await begin(person, 'x')).status).toBe(400);
});

test('of two cards for one request one is kept, and the other is nobody’s', async () => {
  const { person, card, adding, typed, read } = await askBoth();
  const second = await handOver(person, adding, 'pm_card_amex');
  expect((await finish(person, second.intent)).status).toBe(200);
  expect(await finish(person, typed.intent)).toMatchObject({
    status: 409,
    body: { fields: [{ path: 'query.confirmation' }] },
  });
  expect((await begin(person, adding)).status).toBe(409);
  expect(await cardsOf(person)).toEqual([second.card, card]);
  await runWork();
  expect((await provider.paymentMethods.retrieve(typed.card)).customer).toBeNull();
  expect((await read(adding)).body.state).toBe('spent');
});

test('of twenty cards at once for one request one is kept', async () => {
  const { person, askFor } = await openSignedIn();
  const id = await askFor('add-card');
  const twenty = Array.from({ length: 20 });
  const typed = await Promise.all(twenty.map(() => handOver(person, id)));
  const answers = await Promise.all(typed.map(({ intent }) => finish(person, intent)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(19);
  const index = answers.findIndex(({ status }) => status === 200);
  await runWork();
  expect(await cardsOf(person)).toEqual([typed[index]?.card]);
  const methods = await Promise.all(
    typed.map(({ card }) => provider.paymentMethods.retrieve(card)),
  );
  expect(methods.filter(({ customer }) => customer !== null)).toHaveLength(1);
});

test('of twenty deletions at once one goes through, and of twenty refusals beside none counts twice', async () => {
  const { person, card, deleting, refuse, follow } = await askBoth();
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      index % 2 === 0 ? remove(person, card, deleting) : refuse(deleting),
    ),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  for (const { status } of answers) expect([200, 404, 409]).toContain(status);
  const isDeleted = (await cardsOf(person)).length === 0;
  expect(await follow(deleting)).toBe(isDeleted ? 'spent' : 'refused');
  expect(answers.findIndex(({ status }) => status === 200) % 2).toBe(isDeleted ? 0 : 1);
});

test('a card in use stays, and what was asked can still be refused', async () => {
  const { person, card, deleting, refuse, follow } = await askBoth();
  const { customer } = await provider.paymentMethods.retrieve(card);
  const price = await makeMonthlyPrice(provider);
  await provider.subscriptions.create({
    customer: String(customer),
    items: [{ price: price.id }],
    default_payment_method: card,
  });
  const answer = await remove(person, card, deleting);
  expect(answer).toMatchObject({ status: 409, body: { code: 'conflict' } });
  expect(answer.body.fields).toBe(undefined);
  expect(await follow(deleting)).toBe('open');
  expect((await refuse(deleting)).status).toBe(200);
});

test('a card that the bank has not let pass confirms nothing', async () => {
  const { person, askFor, follow } = await openSignedIn();
  const id = await askFor('add-card');
  const { intent } = await handOver(person, id, 'pm_card_authenticationRequiredOnSetup');
  expect((await finish(person, intent)).status).toBe(503);
  expect(await follow(id)).toBe('open');
});

test('a card that the provider can’t be told of at once comes later', async () => {
  const { person, card, adding, typed, follow } = await askBoth();
  await control('faults', { kind: 'error', times: '3', path: '/v1/payment_methods' });
  const answer = await finish(person, typed.intent);
  await control('faults', {});
  expect(answer).toMatchObject({ status: 503, body: { code: 'unavailable' } });
  expect(await follow(adding)).toBe('spent');
  await runWork();
  const { customer } = await provider.paymentMethods.retrieve(typed.card);
  expect(customer).not.toBeNull();
  expect((await finish(person, typed.intent)).status).toBe(200);
  expect(await cardsOf(person)).toEqual([typed.card, card]);
});

test('on our own pages nothing is asked for first', async () => {
  const member = await openMember();
  const card = await saveCard(member);
  expect((await member.browser.call('DELETE', `/api/v1/customer/${card}`)).status).toBe(200);
  expect((await member.browser.call('GET', `${confirmations}/${crypto.randomUUID()}`)).status).toBe(
    404,
  );
});
