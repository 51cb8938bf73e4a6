import { Stripe } from 'stripe';
import { describe, expect, test } from 'vitest';
import { operations } from '../operations.ts';
import { apiVersion } from '../platform/events.ts';
import type { Operation } from '../platform/operation.ts';
import { startSandbox } from '../sandbox.fixture.ts';
import { compileAnswers } from './compile-answers.fixture.ts';
import { describedValues, describedWords, usedValues } from './enumerations.fixture.ts';
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

describe('values of enumerations', () => {
  const used = Object.entries(usedValues).flatMap(([type, values]) =>
    values.map((value) => ({ type: `Stripe.${type}`, value })),
  );

  test('are all among those that the SDK lists', () => {
    expect(used.length).toBeGreaterThanOrEqual(60);
    const answers = used.map(({ type, value }) => ({ type, answer: value }));
    expect(compileAnswers(answers)).toEqual([]);
  });

  test('that are made up fail, whichever it is', () => {
    const types = Object.keys(usedValues).map((type) => `Stripe.${type}`);
    const answers = types.map((type) => ({ type, answer: 'nonsense' }));
    const faults = compileAnswers(answers).map((fault) => fault.split(': ')[0]);
    expect(faults).toEqual(types);
  });

  test('that are made up fail within an answer too', () => {
    const settings = {
      object: 'tax.settings',
      defaults: { provider: 'stripe', tax_behavior: null, tax_code: null },
      head_office: null,
      livemode: false,
      status: 'pending',
      status_details: { pending: { missing_fields: ['head_office'] } },
    };
    const answers = [
      settings,
      { ...settings, status: 'nonsense' },
      { ...settings, defaults: { ...settings.defaults, provider: 'nonsense' } },
    ].map((answer) => ({ type: 'Stripe.Tax.Settings', answer }));
    expect(compileAnswers(answers)).toHaveLength(2);
  });

  test.each(Object.entries(describedValues))(
    'of %s are those of its description',
    (field, values) => {
      const words = describedWords(field);
      expect(words.length).toBeGreaterThan(1);
      expect(words).toEqual(expect.arrayContaining([...values]));
      expect(words).not.toContain('nonsense');
    },
  );
});

function isAmong(called: ReadonlySet<string>, { method, path }: Operation): boolean {
  const pattern = new RegExp(`^${method} ${path.replace(/:\w+/g, '[^/]+')}$`);
  return [...called].some((call) => pattern.test(call));
}
