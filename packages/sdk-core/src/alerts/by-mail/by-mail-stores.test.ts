import { expect, test } from 'vitest';
import { createFakeClient } from '../../http/fake-client.fixture.ts';
import { Problem } from '../../vocabulary/problem.ts';
import { confirmAlertFrench } from './confirm-alert-messages.fr.ts';
import { confirmAlertMessages } from './confirm-alert-messages.ts';
import { createConfirmMailedAlertStore } from './confirm-mailed-alert-store.ts';
import { consentWording, consentWordings } from './consent-wordings.ts';
import { confirmMailedAlert, readMailedAlert, startMailedAlert } from './endpoints.ts';
import type { MailedAlert } from './schemas.ts';
import { createStartMailedAlertStore } from './start-mailed-alert-store.ts';

const alert: MailedAlert = {
  name: 'Canoes',
  listingType: 'item',
  words: 'Items, with “canoe”',
  frequency: 'daily',
  news: ['new'],
  email: 'rosa@example.org',
  keptBy: null,
  expiresAt: '2026-11-30T12:00:00.000Z',
};

const asked = {
  params: { type: 'item' },
  body: {
    name: 'Canoes',
    search: { text: 'canoe' },
    frequency: 'daily',
    email: 'rosa@example.org',
  },
} as const;

test('an alert is asked for once, however often one presses', async () => {
  let answer = () => {};
  const client = createFakeClient().answer(
    startMailedAlert,
    () => new Promise<null>((resolve) => (answer = () => resolve(null))),
  );
  const store = createStartMailedAlertStore({ client });
  const pressed = store.start(asked);
  await store.start(asked);
  store.reset();
  expect(store.$ask.get()).toEqual({ state: 'sending' });
  answer();
  await pressed;
  expect(store.$ask.get()).toEqual({ state: 'mailed', email: 'rosa@example.org' });
  expect(client.calls).toHaveLength(1);
  store.reset();
  expect(store.$ask.get()).toEqual({ state: 'idle' });
});

test('what is refused is said, and can be asked again', async () => {
  let isRefused = true;
  const client = createFakeClient().answer(startMailedAlert, () => {
    if (isRefused) throw new Problem('too-many-requests', 'Please wait.');
    return null;
  });
  const store = createStartMailedAlertStore({ client });
  await store.start(asked);
  expect(store.$ask.get()).toMatchObject({
    state: 'failed',
    problem: { code: 'too-many-requests' },
  });
  isRefused = false;
  await store.start(asked);
  expect(store.$ask.get().state).toBe('mailed');
});

test('a link is read in the language of the page, and its press says to what one agrees', async () => {
  const client = createFakeClient()
    .answer(readMailedAlert, () => alert)
    .answer(confirmMailedAlert, () => ({ ...alert, keptBy: 'address' as const }));
  const store = createConfirmMailedAlertStore({ client, locale: 'fr-CA' });
  await store.show('t1');
  expect(store.$state.get()).toEqual({ state: 'ready', value: alert });
  await store.start('t1');
  expect(store.$press.get()).toEqual({
    state: 'started',
    alert: { ...alert, keptBy: 'address' },
  });
  expect(client.calls.map(({ input }) => input)).toMatchObject([
    { body: { token: 't1', locale: 'fr-CA' } },
    { body: { token: 't1', locale: 'fr-CA', wording: consentWording } },
  ]);
});

test('the present wording says this, and another says something else', () => {
  expect([
    consentWordings.at(-1),
    confirmAlertMessages.consent,
    confirmAlertFrench['alerts/confirm']?.consent,
  ]).toEqual([
    '2026-11',
    'If you start it, you agree that Boardwalk writes mail about it to {email}. Each mail has a link that ends it.',
    'En la lançant, vous acceptez que Boardwalk écrive à {email} à son sujet. Chaque courriel contient un lien qui y met fin.',
  ]);
  expect(consentWording).toBe(consentWordings.at(-1));
});
