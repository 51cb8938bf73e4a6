import { expect, test } from 'vitest';
import { writeSetting } from '../platform/settings.ts';
import { blockedMessageTerms } from './blocked-message-terms.ts';
import { startInbox } from './inbox.fixture.ts';

const { server, signIn, write, answer, threadsOf } = await startInbox();
const [rosa, milo] = [await signIn(), await signIn()];
const words = ['Money  order', 'gift cards', '—', 'arnaqué'];
await writeSetting(server.platform, blockedMessageTerms, words);

test.each([
  ['Send me a MONEY-ORDER, please.'],
  ['I pay by gift\ncards'],
  ['Une arnaque ?'],
  ['arnaque\u0301 !'],
  ['mo\u200Bney or\u00ADder'],
])('%j is held back, and its sender told', async (body) => {
  const held = await write(rosa, milo, body);
  expect([held.status, held.body.code]).toEqual([422, 'held-back']);
  expect(await threadsOf(milo)).toEqual([]);
});

test.each([['moneyorder'], ['a gift of cards'], ['— …'], ['👍'], ['arnaquer']])(
  '%j is sent: it has no whole word of the list',
  async (body) => {
    const [other, reader] = [await signIn(), await signIn()];
    expect((await write(other, reader, body)).status).toBe(200);
  },
);

test('an answer is held back too, and sent once it is changed or the word is let go', async () => {
  const { body } = await write(rosa, milo);
  const asked = () => answer(milo, body.thread, 'Only for gift cards');
  expect((await asked()).body.code).toBe('held-back');
  expect((await answer(milo, body.thread, 'Only for cash')).status).toBe(200);
  await writeSetting(server.platform, blockedMessageTerms, []);
  expect((await asked()).status).toBe(200);
});
