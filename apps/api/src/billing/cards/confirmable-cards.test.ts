import { expect, test } from 'vitest';
import { storeUser } from '../../account/account.fixture.ts';
import { openPage, shop, storeEmbeddedSession, storeSite } from '../../embeds/embeds.fixture.ts';
import { createEmbedsDomain } from '../../embeds/routes.ts';
import { siteDirectory } from '../../embeds/sites/site-directory.ts';
import { startBilling } from '../billing.fixture.ts';

const resolver = { addresses: async () => [], texts: async () => [] };
const { platform, server, openMember, saveCard } = await startBilling(
  createEmbedsDomain({ resolver }),
);
const { database } = platform;
const confirmations = '/api/v1/embeds/confirmations';

/** A partner's page on which a member is signed in. */
async function openSignedIn() {
  const [person, owner] = [await openMember(), await storeUser(database, { groups: ['partners'] })];
  const site = await storeSite(database, owner.id);
  siteDirectory(platform).forget();
  const page = openPage(server, shop, site.live);
  const facts = { userId: person.id, key: site.live, origin: shop, scopes: ['boards' as const] };
  page.take({ token: await storeEmbeddedSession(database, facts) });
  const ask = (kind: string, subject: string) =>
    page.call('POST', confirmations, { kind, subject });
  const read = (id: string) => person.browser.call('GET', `${confirmations}/${id}`);
  return { person, page, ask, read };
}

test('a page asks to add a card, and nothing of money is said', async () => {
  const { ask, read } = await openSignedIn();
  const { status, body } = await ask('add-card', '');
  expect(status).toBe(200);
  expect((await read(body.id)).body).toMatchObject({
    kind: 'add-card',
    subject: '',
    about: null,
    amount: null,
  });
});

test('a page asks to delete a card, and the person reads which', async () => {
  const { person, ask, read } = await openSignedIn();
  const card = await saveCard(person, 'pm_card_visa');
  const { body } = await ask('delete-card', card);
  expect((await read(body.id)).body).toMatchObject({
    kind: 'delete-card',
    subject: card,
    about: 'Visa •••• 4242',
    amount: null,
  });
});

test('another’s card is as unknown as none', async () => {
  const { ask } = await openSignedIn();
  const other = await openMember();
  for (const card of [await saveCard(other), 'pm_none', '']) {
    expect(await ask('delete-card', card)).toMatchObject({
      status: 404,
      body: { code: 'not-found' },
    });
  }
});

test('what was confirmed gives the page itself no right over cards', async () => {
  const { person, page, ask } = await openSignedIn();
  const card = await saveCard(person, 'pm_card_visa');
  const { body } = await ask('delete-card', card);
  const decision = { isConfirmed: true };
  expect((await person.browser.call('POST', `${confirmations}/${body.id}`, decision)).status).toBe(
    200,
  );
  expect((await page.call('DELETE', `/api/v1/customer/${card}`)).status).toBe(403);
  expect((await page.call('POST', '/api/v1/customer/setup')).status).toBe(403);
  expect((await page.call('GET', '/api/v1/customer/cards')).body).toHaveLength(1);
});
