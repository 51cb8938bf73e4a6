import { expect, test } from 'vitest';
import { confirmations, startPartnerCards } from './partner-page.fixture.ts';

const { openMember, saveCard, openSignedIn } = await startPartnerCards();

test('a page asks to add a card, and nothing of money is said', async () => {
  const { ask, read } = await openSignedIn();
  const { status, body } = await ask('add-card', '');
  expect(status).toBe(200);
  expect((await read(body.id)).body).toMatchObject({
    kind: 'add-card',
    subject: '',
    about: null,
    amounts: [],
  });
});

test('a card that is added has no id for a page to name', async () => {
  const { ask } = await openSignedIn();
  expect(await ask('add-card', 'pm_1')).toMatchObject({
    status: 400,
    body: { code: 'invalid-request', fields: [{ path: 'body.subject' }] },
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
    amounts: [],
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

test('what was asked gives the page itself no right over cards', async () => {
  const { person, page, askFor } = await openSignedIn();
  const card = await saveCard(person, 'pm_card_visa');
  const [deleting, adding] = [await askFor('delete-card', card), await askFor('add-card')];
  for (const of of ['', `?confirmation=${deleting}`, `?confirmation=${adding}`]) {
    expect((await page.call('DELETE', `/api/v1/customer/${card}${of}`)).status).toBe(403);
    expect((await page.call('POST', `/api/v1/customer/setup${of}`)).status).toBe(403);
  }
  expect((await page.call('GET', '/api/v1/customer/cards')).body).toHaveLength(1);
});

test('it is confirmed by doing it alone, and refused without', async () => {
  const { person, askFor, follow, refuse } = await openSignedIn();
  const id = await askFor('add-card');
  const decision = { isConfirmed: true };
  expect(await person.browser.call('POST', `${confirmations}/${id}`, decision)).toMatchObject({
    status: 409,
    body: { code: 'conflict' },
  });
  expect(await follow(id)).toBe('open');
  expect((await refuse(id)).status).toBe(200);
  expect(await follow(id)).toBe('refused');
});
