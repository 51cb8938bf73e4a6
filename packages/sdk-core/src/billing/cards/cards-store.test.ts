import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readCurrentUser } from '../../account/sessions/endpoints.ts';
import { createSessionStore } from '../../account/sessions/session-store.ts';
import { confirmationField } from '../../embeds/confirmations/refused-confirmation.ts';
import { createFakeClient } from '../../http/fake-client.fixture.ts';
import { lastValue } from '../../http/remote.ts';
import { createTestEnvironment } from '../../http/test-environment.fixture.ts';
import type { UserId } from '../../vocabulary/ids.ts';
import { Problem } from '../../vocabulary/problem.ts';
import { createCardsStore, setupRefreshMs } from './cards-store.ts';
import {
  chooseDefaultCard,
  deleteCard,
  finishCardSetup,
  listCards,
  startCardSetup,
} from './endpoints.ts';
import type { SavedCard } from './schemas.ts';

// Ids are branded by the contract's schemas, which this test does without.
const rosa = { id: 3 as UserId, firstName: 'Rosa', profilePicture: null, actor: null };

function card(digit: string): SavedCard {
  return {
    payment_id: `pm_${digit}`,
    brand: 'visa',
    last4: digit.repeat(4),
    expiryMonth: 11,
    expiryYear: 2030,
    defaultFor: [],
  };
}

const following: (() => void)[] = [];

beforeEach(() => {
  vi.stubGlobal('document', new EventTarget());
});
afterEach(() => {
  // A session that is kept fresh would continue to send requests during other tests.
  for (const stop of following.splice(0)) stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function start() {
  const saved = { cards: [card('1'), card('2')] };
  const client = createFakeClient()
    .answer(readCurrentUser, () => rosa)
    .answer(listCards, () => saved.cards);
  const { env, change } = createTestEnvironment(client);
  const store = createCardsStore(env);
  const asked = () => client.calls.filter(({ endpoint }) => endpoint === listCards).length;
  const shown = () => lastValue(store.$state.get())?.map(({ payment_id: id }) => id);
  following.push(store.follow());
  await expect.poll(shown).toEqual(['pm_1', 'pm_2']);
  return { saved, client, store, change, asked, shown, session: env.store(createSessionStore) };
}

test('cards that change elsewhere are read anew, as long as somebody is signed in', async () => {
  const { saved, change, asked, shown, session } = await start();
  saved.cards = [card('3')];
  change('bookmarks');
  expect(asked()).toBe(1);
  change('cards');
  await expect.poll(shown).toEqual(['pm_3']);
  session.change(null);
  expect(shown()).toBe(undefined);
  change('cards');
  expect(asked()).toBe(2);
});

test('a card that was handed over shows as soon as the server tells of it', async () => {
  const { client, store, asked, shown } = await start();
  client.answer(finishCardSetup, () => [card('9'), card('1')]);
  await store.finishSetup('seti_1');
  expect(shown()).toEqual(['pm_9', 'pm_1']);
  expect(asked()).toBe(1);
});

test.each([
  ['says nothing', () => new Promise<SavedCard[]>(() => undefined)],
  [
    'fails',
    () => {
      throw new Problem('unavailable', 'Down.');
    },
  ],
])('where the server %s, the list is read anew after four seconds', async (_, answer) => {
  const { saved, client, store, asked, shown } = await start();
  vi.useFakeTimers();
  client.answer(finishCardSetup, answer);
  const finished = store.finishSetup('seti_1');
  saved.cards = [card('9')];
  await vi.advanceTimersByTimeAsync(setupRefreshMs - 1);
  expect(asked()).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  await finished;
  expect(setupRefreshMs).toBe(4_000);
  expect(shown()).toEqual(['pm_9']);
});

test.each(['not-processable', 'not-found'] as const)(
  'a card that is %s is not saved',
  async (code) => {
    const { client, store, shown } = await start();
    client.answer(finishCardSetup, () => {
      throw new Problem(code, 'No card.');
    });
    await expect(store.finishSetup('seti_1')).rejects.toMatchObject({ code });
    expect(shown()).toEqual(['pm_1', 'pm_2']);
  },
);

test('a card goes once it is deleted, also where it was gone already', async () => {
  const { client, store, shown } = await start();
  client.answer(deleteCard, () => null);
  await store.remove('pm_1');
  expect(shown()).toEqual(['pm_2']);
  client.answer(deleteCard, () => {
    throw new Problem('not-found', 'Gone.');
  });
  await store.remove('pm_2');
  expect(shown()).toEqual([]);
});

test('whoever signed out elsewhere is found out as the server is asked, and sees it', async () => {
  const { client, store, session } = await start();
  expect(await store.readUserId()).toBe(3);
  client.answer(readCurrentUser, () => null);
  await expect(store.readUserId()).rejects.toMatchObject({ code: 'unauthorized' });
  expect(lastValue(session.$user.get())).toBe(null);
});

test('what a page asked for is sent along, and a refusal of that is no card that is gone', async () => {
  const { client, store, shown } = await start();
  const id = '6f4c2d1e-0000-4000-8000-000000000001';
  client.answer(deleteCard, ({ query }) => {
    expect(query).toEqual({ confirmation: id });
    throw new Problem('not-found', 'Gone.', { fields: [{ path: confirmationField, message: '' }] });
  });
  await expect(store.remove('pm_1', id)).rejects.toMatchObject({ code: 'not-found' });
  expect(shown()).toEqual(['pm_1', 'pm_2']);
  client.answer(startCardSetup, ({ query }) => {
    expect(query).toEqual({ confirmation: id });
    return { client_secret: 'secret', intent_id: 'seti_1' };
  });
  await store.startSetup(id);
});

test('a card of a partner’s window shows once the server has saved it, and not before', async () => {
  const { client, store, shown } = await start();
  client.answer(finishCardSetup, () => {
    throw new Problem('unavailable', 'Down.');
  });
  await expect(store.finishAskedSetup('seti_1')).rejects.toMatchObject({ code: 'unavailable' });
  expect(shown()).toEqual(['pm_1', 'pm_2']);
  client.answer(finishCardSetup, () => [card('9')]);
  await store.finishAskedSetup('seti_1');
  expect(shown()).toEqual(['pm_9']);
});

test('a card that something runs on stays', async () => {
  const { client, store, shown } = await start();
  client.answer(deleteCard, () => {
    throw new Problem('conflict', 'In use.');
  });
  await expect(store.remove('pm_1')).rejects.toMatchObject({ code: 'conflict' });
  expect(shown()).toEqual(['pm_1', 'pm_2']);
});

test('a default shows as the server has it', async () => {
  const { client, store } = await start();
  client.answer(chooseDefaultCard, ({ params, body }) => [
    { ...card('1'), payment_id: params.paymentMethodId, defaultFor: [body.purpose] },
  ]);
  await store.chooseDefault('pm_2', 'purchases', true);
  expect(lastValue(store.$state.get())).toMatchObject([
    { payment_id: 'pm_2', defaultFor: ['purchases'] },
  ]);
});
