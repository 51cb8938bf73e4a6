import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lastValue } from '../../http/remote.ts';
import { openAlerts } from '../alerts.fixture.ts';
import { countNewMatches } from '../endpoints.ts';
import { createNewMatchesStore } from './new-matches-store.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', new EventTarget());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('what is new is counted at the start, anew as it changes, and is none for a visitor', async () => {
  let count = 12;
  const { client, env, change, session, presence } = openAlerts();
  client.answer(countNewMatches, () => ({ count }));
  const store = createNewMatchesStore(env, presence);
  const shown = () => lastValue(store.$state.get());
  const stop = store.follow();
  await vi.advanceTimersByTimeAsync(0);
  expect(shown()).toBe(12);
  count = 3;
  change('inbox');
  await vi.advanceTimersByTimeAsync(0);
  expect(shown()).toBe(12);
  change('alerts');
  await vi.advanceTimersByTimeAsync(0);
  expect(shown()).toBe(3);
  session.change(null);
  expect(shown()).toBe(0);
  stop();
});
