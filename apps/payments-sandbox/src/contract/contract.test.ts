import { Stripe } from 'stripe';
import { describe, expect, test } from 'vitest';
import { operations } from '../operations.ts';
import { apiVersion } from '../platform/events.ts';
import type { Operation } from '../platform/operation.ts';
import { startSandbox } from '../sandbox.fixture.ts';
import { compileAnswers } from './compile-answers.fixture.ts';
import { walkCalls } from './walk-calls.fixture.ts';

const { stripe } = await startSandbox();

describe('the SDK', () => {
  test('asks for the version that the sandbox answers', () => {
    expect(Stripe.API_VERSION).toBe(apiVersion);
  });

  test('finds every answer as its declarations say', async () => {
    const called = new Set<string>();
    stripe.on('response', ({ method, path }: Stripe.ResponseEvent) =>
      called.add(`${method} ${path.split('?')[0]}`),
    );
    const answers = await walkCalls(stripe);
    expect(answers.length).toBeGreaterThan(70);
    expect([...new Set(compileAnswers(answers))]).toEqual([]);
    expect(operations.filter((operation) => !isAmong(called, operation))).toEqual([]);
  });

  test('would tell an answer that is not as declared', () => {
    const clock = { id: 'clock_1', object: 'test_helpers.test_clock', created: 1, name: null };
    const rest = { deletes_after: 1, livemode: false, status: 'ready', status_details: {} };
    const good = { ...clock, ...rest, frozen_time: 1 };
    const wrong = [
      { ...clock, ...rest },
      { ...good, made_up: 1 },
      { ...good, frozen_time: '1' },
    ];
    const answers = [good, ...wrong].map((answer) => ({
      type: 'Stripe.TestHelpers.TestClock',
      answer,
    }));
    expect(compileAnswers(answers)).toHaveLength(wrong.length);
  });
});

function isAmong(called: ReadonlySet<string>, { method, path }: Operation): boolean {
  const pattern = new RegExp(`^${method} ${path.replace(/:\w+/g, '[^/]+')}$`);
  return [...called].some((call) => pattern.test(call));
}
