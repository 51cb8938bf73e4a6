import { createRemote, lastValue } from '@boardwalk/sdk-core/http/remote';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { showPart } from '../testing/show-part.fixture.tsx';
import { noRemote } from './no-remote.ts';
import { useRemote } from './use-remote.ts';

/** Creates a store that reports its requests, and answers what is not `late`. */
function createWords() {
  const requests: { readonly key: string; readonly signal: AbortSignal }[] = [];
  const store = createRemote({
    key: undefined,
    request: (signal, key: string) => {
      requests.push({ key, signal });
      return key === 'late' ? new Promise<string>(() => undefined) : Promise.resolve(`of ${key}`);
    },
  });
  return { store, requests };
}

type Words = ReturnType<typeof createWords>;

function Word({ store, word }: { readonly store: Words['store']; readonly word: string }) {
  const remote = useRemote(store, word);
  return (
    <p role="status">
      {remote.state}: {lastValue(remote)}
    </p>
  );
}

function Page({ store }: Pick<Words, 'store'>) {
  const [word, setWord] = useState<string | undefined>('terms');
  return (
    <>
      <button type="button" onClick={() => setWord('late')}>
        Late
      </button>
      <button type="button" onClick={() => setWord(undefined)}>
        None
      </button>
      {word !== undefined && <Word store={store} word={word} />}
    </>
  );
}

test('what the key names is requested as it changes, and what there was stays meanwhile', async () => {
  const { store, requests } = createWords();
  await showPart(<Page store={store} />);
  await expect.poll(() => screen.getByRole('status').textContent).toBe('ready: of terms');
  await userEvent.click(screen.getByRole('button', { name: 'Late' }));
  await expect.poll(() => screen.getByRole('status').textContent).toBe('loading: of terms');
  expect(requests.map(({ key }) => key)).toEqual(['terms', 'late']);
});

test('what is under way is given up with the component', async () => {
  const { store, requests } = createWords();
  await showPart(<Page store={store} />);
  await userEvent.click(screen.getByRole('button', { name: 'Late' }));
  await expect.poll(() => requests.length).toBe(2);
  expect(requests[1]?.signal.aborted).toBe(false);
  await userEvent.click(screen.getByRole('button', { name: 'None' }));
  await expect.poll(() => requests[1]?.signal.aborted).toBe(true);
});

function Unwanted() {
  const { state } = useRemote(noRemote, 'terms');
  return <p role="status">{state}</p>;
}

test('in place of a store that is not wanted there is nothing', async () => {
  await showPart(<Unwanted />);
  expect(screen.getByRole('status').textContent).toBe('idle');
});
