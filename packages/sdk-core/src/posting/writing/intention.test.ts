import { expect, test } from 'vitest';
import { createFakeClient } from '../../http/fake-client.fixture.ts';
import { readProfile } from '../../profile/endpoints.ts';
import type { ListingId } from '../../vocabulary/ids.ts';
import { Problem, type ProblemCode } from '../../vocabulary/problem.ts';
import { createListing, readObstacle } from '../endpoints.ts';
import { createPostingStore } from '../store.ts';
import { beginBody } from '../written-body.ts';

const house = beginBody({ title: 'A house' });
const barn = beginBody({ title: 'A barn' });

/** A form without a draft, and the keys under which it publishes; each answer is given once. */
async function write(...answers: (Problem | undefined)[]) {
  const keys: (string | undefined)[] = [];
  const client = createFakeClient()
    .answer(readProfile, () => {
      throw new Problem('forbidden', 'A session on a partner’s page can’t do this.');
    })
    .answer(readObstacle, () => ({ obstacle: null }))
    .answer(createListing, (_, { idempotencyKey }) => {
      keys.push(idempotencyKey);
      const problem = answers.shift();
      if (problem) throw problem;
      // Ids are branded by the contract's schemas, which this test does without.
      return { id: 7 as ListingId, status: 'Active' as const, version: 1 };
    });
  const store = createPostingStore({ client }, async () => undefined);
  await store.show({ type: 'property', listing: undefined, draft: undefined });
  return { keys, publish: (body = house) => store.publish(body) };
}

test.each<ProblemCode>(['network', 'timeout', 'unavailable', 'interrupted', 'unauthorized'])(
  'after %s the same words are sent under the same key',
  async (code) => {
    const { keys, publish } = await write(new Problem(code, 'The line broke.'));
    await expect(publish()).rejects.toMatchObject({ code });
    await publish();
    expect(keys).toEqual([expect.stringMatching(/^[\w-]{36}$/), keys[0]]);
  },
);

test('other words are another intention', async () => {
  const { keys, publish } = await write(new Problem('network', 'The line broke.'));
  await expect(publish()).rejects.toThrow();
  await publish(barn);
  expect(new Set(keys).size).toBe(2);
});

test('after a refusal the same words are a new intention', async () => {
  const { keys, publish } = await write(new Problem('incomplete-profile', 'A phone is missing.'));
  await expect(publish()).rejects.toThrow();
  await publish();
  expect(new Set(keys).size).toBe(2);
});

test('a call that is still under way is no contradiction, and keeps its key', async () => {
  const { keys, publish } = await write(
    new Problem('conflict', 'It is still under way.', { retryAfter: 2 }),
  );
  await expect(publish()).rejects.toMatchObject({ code: 'interrupted', retryAfter: 2 });
  await publish();
  expect(keys[1]).toBe(keys[0]);
});
