import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createAutosave } from './create-autosave.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

/** A draft whose saves answer when the test says so. */
function draft() {
  const saves: { readonly text: string; readonly end: PromiseWithResolvers<void> }[] = [];
  const autosave = createAutosave((text: string) => {
    const end = Promise.withResolvers<void>();
    saves.push({ text, end });
    return end.promise;
  });
  return {
    autosave,
    state: () => autosave.$state.get(),
    texts: () => saves.map(({ text }) => text),
    type: autosave.change,
    async answer(index: number, error?: Error) {
      const { end } = saves[index] ?? {};
      if (error) end?.reject(error);
      else end?.resolve();
      await vi.advanceTimersByTimeAsync(0);
    },
  };
}

test('it is saved once nobody types for a second', async () => {
  const { state, texts, type, answer } = draft();
  type('H');
  await vi.advanceTimersByTimeAsync(900);
  type('Ho');
  await vi.advanceTimersByTimeAsync(900);
  expect([state(), texts()]).toEqual(['waiting', []]);
  await vi.advanceTimersByTimeAsync(100);
  expect([state(), texts()]).toEqual(['saving', ['Ho']]);
  await answer(0);
  expect(state()).toBe('saved');
});

test('what changes on the way is saved after it, and the latest wins', async () => {
  const { state, texts, type, answer } = draft();
  type('one');
  await vi.advanceTimersByTimeAsync(1000);
  type('two');
  await vi.advanceTimersByTimeAsync(5000);
  type('three');
  await vi.advanceTimersByTimeAsync(5000);
  expect(texts()).toEqual(['one']);
  await answer(0);
  expect([state(), texts()]).toEqual(['saving', ['one', 'three']]);
  await answer(1);
  expect(state()).toBe('saved');
});

test('what could not be saved stays unsaved, until another try or change', async () => {
  const { autosave, state, texts, type, answer } = draft();
  type('one');
  await vi.advanceTimersByTimeAsync(1000);
  await answer(0, new Error('no network'));
  expect(state()).toBe('failed');
  void autosave.flush();
  await answer(1, new Error('no network'));
  expect([state(), texts()]).toEqual(['failed', ['one', 'one']]);
  type('two');
  await vi.advanceTimersByTimeAsync(1000);
  await answer(2);
  expect([state(), texts()]).toEqual(['saved', ['one', 'one', 'two']]);
});

test('what was sent otherwise is not saved again', async () => {
  const { autosave, state, texts, type } = draft();
  type('one');
  autosave.drop();
  await vi.advanceTimersByTimeAsync(5000);
  expect([state(), texts()]).toEqual(['untouched', []]);
});

test('what is only kept is tried again by itself, until it is saved or the form is gone', async () => {
  const outcomes: ('kept' | undefined)[] = ['kept', 'kept', undefined];
  const saves: string[] = [];
  const autosave = createAutosave(async (text: string) => {
    saves.push(text);
    return outcomes.shift();
  });
  autosave.change('words');
  await vi.advanceTimersByTimeAsync(1_000);
  expect([autosave.$state.get(), saves.length]).toEqual(['kept', 1]);
  globalThis.dispatchEvent?.(new Event('online'));
  await vi.advanceTimersByTimeAsync(15_000);
  await vi.advanceTimersByTimeAsync(15_000);
  expect([autosave.$state.get(), saves]).toEqual(['saved', ['words', 'words', 'words']]);
  outcomes.push('kept');
  autosave.change('more');
  await autosave.close();
  await vi.advanceTimersByTimeAsync(60_000);
  expect([autosave.$state.get(), saves.length]).toEqual(['kept', 4]);
});
