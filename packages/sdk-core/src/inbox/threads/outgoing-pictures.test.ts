import { atom } from 'nanostores';
import { expect, test } from 'vitest';
import { createFakeClient } from '../../http/fake-client.fixture.ts';
import type { ThreadId } from '../../vocabulary/ids.ts';
import { Problem } from '../../vocabulary/problem.ts';
import { message, rosa } from '../inbox.fixture.ts';
import type { PictureUpload } from '../pictures/picture-upload-store.ts';
import { answerThread } from './endpoints.ts';
import { createOutgoingStore } from './outgoing-store.ts';
import type { Message } from './schemas.ts';

const offline = () => new Problem('network', 'Out of reach.');

/** A picture of which the test says whether the server has it. */
function upload(id: string) {
  const facts = { isDown: false, forgotten: 0 };
  const picture: PictureUpload = {
    ...{ key: id, name: id, $preview: atom(), $progress: atom({ state: 'sending', part: 0 }) },
    async keep() {
      if (facts.isDown) throw offline();
      return { id, path: '', width: 1, height: 1, thumbhash: '' };
    },
    forget: () => {
      facts.forgotten += 1;
    },
    drop() {},
  };
  return { facts, picture };
}

function open(answer: () => Message) {
  const bodies: unknown[] = [];
  const client = createFakeClient().answer(answerThread, ({ body }) => {
    bodies.push(body);
    return answer();
  });
  const arrived: Message[] = [];
  // The test's own number.
  const store = createOutgoingStore({ client }, 7 as ThreadId, (sent) => arrived.push(sent));
  return { store, bodies, arrived, outgoing: () => store.$outgoing.get() };
}

test('a message waits for its pictures without a connection, and goes out whole, once', async () => {
  const { store, bodies, arrived, outgoing } = open(() => message(2, rosa.id));
  const [one, other] = [upload('a'), upload('b')];
  other.facts.isDown = true;
  store.send('', [one.picture, other.picture], 1);
  await expect.poll(() => outgoing()[0]?.problem?.code).toBe('network');
  expect(bodies).toEqual([]);
  other.facts.isDown = false;
  store.resendUnreached();
  await expect.poll(() => arrived).toHaveLength(1);
  expect(bodies).toEqual([{ thread: 7, body: '', pictures: ['a', 'b'] }]);
  expect(outgoing()).toEqual([]);
});

test('pictures that waited too long are uploaded anew with the next try', async () => {
  let isGone = true;
  const { store, arrived, outgoing } = open(() => {
    if (isGone) throw new Problem('gone', 'It is not there any more.');
    return message(2, rosa.id);
  });
  const { facts, picture } = upload('a');
  store.send('Look', [picture], 1);
  await expect.poll(() => outgoing()[0]?.problem?.code).toBe('gone');
  expect(facts.forgotten).toBe(1);
  isGone = false;
  store.resend(outgoing()[0]?.key ?? '');
  await expect.poll(() => arrived).toHaveLength(1);
});

test('one that is taken back has its words and pictures', async () => {
  const { store, outgoing } = open(() => {
    throw new Problem('held-back', 'A word.');
  });
  const { picture } = upload('a');
  store.send('Look', [picture], 1);
  await expect.poll(() => outgoing()[0]?.problem?.code).toBe('held-back');
  expect(store.discard(outgoing()[0]?.key ?? '')).toEqual({ body: 'Look', pictures: [picture] });
  expect(outgoing()).toEqual([]);
});
