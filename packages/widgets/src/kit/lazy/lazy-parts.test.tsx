import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../testing/show.fixture.tsx';
import { lazyParts } from './lazy-parts.tsx';

interface WordProps {
  readonly word: string;
}

const module = {
  Word: ({ word }: WordProps) => <p>{word}</p>,
  Other: () => <i>other</i>,
  answer: 42,
  styles: ['p { color: rgb(1, 2, 3) }'],
};

const options = {
  Place: ({ word }: WordProps) => <p>waiting for {word}</p>,
  Missing: ({ onRetry }: { readonly onRetry: () => void }) => (
    <button type="button" onClick={onRetry}>
      failed
    </button>
  ),
};

/** A file that can be had from the call of that number on. */
function fileFrom(firstGood: number) {
  const calls = { count: 0 };
  const parts = lazyParts(async () => {
    calls.count += 1;
    if (calls.count < firstGood) throw new Error('No network');
    return module;
  });
  return { calls, parts };
}

const { parts: atHand } = fileFrom(1);

function Answer({ isWanted }: { readonly isWanted: boolean }) {
  return <p>{atHand.useParts(isWanted).parts?.answer ?? 'none'}</p>;
}

const textIn = (shadow: ShadowRoot) => () => shadow.textContent;

test('a part is loaded when it is first wanted, and then stays', async () => {
  const { calls, parts } = fileFrom(1);
  const Word = parts.component('Word', options);
  const { shadow, update } = show(<Word isWanted={false} word="here" />);
  await expect.poll(textIn(shadow)).toBe('waiting for here');
  expect(calls.count).toBe(0);
  update(<Word word="here" />);
  await expect.poll(textIn(shadow)).toBe('here');
  update(<Word isWanted={false} word="there" />);
  await expect.poll(textIn(shadow)).toBe('there');
  expect(calls.count).toBe(1);
});

test('a part that can’t be loaded says so, and is loaded again as often as it is asked for', async () => {
  const { calls, parts } = fileFrom(3);
  const Word = parts.component('Word', options);
  const { shadow } = show(<Word word="here" />);
  const button = page.getByRole('button', { name: 'failed' });
  await userEvent.click(button);
  await expect.poll(() => calls.count).toBe(2);
  await expect.element(button).toBeVisible();
  await userEvent.click(button);
  await expect.poll(textIn(shadow)).toBe('here');
});

test('a part that could not be loaded is loaded again when the connection is back', async () => {
  const { calls, parts } = fileFrom(2);
  const Word = parts.component('Word', options);
  const { shadow } = show(<Word word="here" />);
  await expect.element(page.getByRole('button', { name: 'failed' })).toBeVisible();
  window.dispatchEvent(new Event('online'));
  await expect.poll(textIn(shadow)).toBe('here');
  window.dispatchEvent(new Event('online'));
  expect(calls.count).toBe(2);
});

test('a part that nobody speaks for shows nothing where it can’t be loaded', async () => {
  const { calls, parts } = fileFrom(2);
  const Word = parts.component('Word', { Place: options.Place });
  const seen: (string | null)[] = [];
  const { shadow } = show(
    <div
      ref={(element) => {
        if (element) seen.push(element.textContent);
      }}
    >
      <Word word="here" />
    </div>,
  );
  await expect.poll(() => seen).toEqual(['waiting for here']);
  await expect.poll(textIn(shadow)).toBe('');
  expect(calls.count).toBe(1);
});

test('all parts of a file come with it, whoever has tried again', async () => {
  const { parts } = fileFrom(3);
  const Word = parts.component('Word', options);
  const Other = parts.component('Other');
  const { shadow } = show(
    <>
      <Other />
      <Word word="here" />
    </>,
  );
  const button = page.getByRole('button', { name: 'failed' });
  await userEvent.click(button);
  await userEvent.click(button);
  await expect.poll(textIn(shadow)).toBe('otherhere');
});

test('three that wait for one file fail together, and the try of one brings it to all', async () => {
  const { calls, parts } = fileFrom(2);
  const Word = parts.component('Word', options);
  const { shadow } = show(
    <>
      <Word word="one" />
      <Word word="two" />
      <Word word="three" />
    </>,
  );
  await expect.poll(textIn(shadow)).toBe('failedfailedfailed');
  expect(calls.count).toBe(1);
  await userEvent.click(page.getByRole('button', { name: 'failed' }).nth(1));
  await expect.poll(textIn(shadow)).toBe('onetwothree');
  expect(calls.count).toBe(2);
});

test('one that leaves as the file comes keeps it from none of the others', async () => {
  const { parts } = fileFrom(1);
  const told: string[] = [];
  const stops = ['one', 'two', 'three'].map((name) =>
    parts.file.follow(() => {
      told.push(name);
      for (const stop of stops) stop();
      parts.file.follow(() => told.push('again'));
    }),
  );
  await parts.file.show();
  expect(told).toEqual(['one', 'two', 'three']);
});

test('a part that was prepared is there from the start and not loaded again', async () => {
  const { calls, parts } = fileFrom(1);
  const Word = parts.component('Word', options);
  await parts.load();
  const seen: (string | null)[] = [];
  const { shadow } = show(
    <div
      ref={(element) => {
        if (element) seen.push(element.textContent);
      }}
    >
      <Word word="at hand" />
    </div>,
  );
  await expect.poll(textIn(shadow)).toBe('at hand');
  expect(seen).toEqual(['at hand']);
  expect(calls.count).toBe(1);
});

test('what another has brought is not in a server’s HTML: it shows after its place, and is not loaded again', async () => {
  const { calls, parts } = fileFrom(1);
  const Word = parts.component('Word', options);
  const first = show(<Word word="one" />);
  await expect.poll(textIn(first.shadow)).toBe('one');
  const seen: (string | null)[] = [];
  const { shadow } = show(
    <div
      ref={(element) => {
        if (element) seen.push(element.textContent);
      }}
    >
      <Word word="two" />
    </div>,
  );
  await expect.poll(textIn(shadow)).toBe('two');
  expect(seen).toEqual(['waiting for two']);
  expect(calls.count).toBe(1);
});

test('what is no component comes once it is wanted', async () => {
  await atHand.load();
  const { shadow, update } = show(<Answer isWanted={false} />);
  await expect.poll(textIn(shadow)).toBe('none');
  update(<Answer isWanted />);
  await expect.poll(textIn(shadow)).toBe('42');
});

test('files that come at once show in tasks of their own', async () => {
  const files = [fileFrom(1), fileFrom(1), fileFrom(1)];
  const Words = files.map(({ parts }) => parts.component('Word'));
  const { shadow } = show(
    <div>
      {Words.map((Word, index) => (
        <Word key={String(index)} word={String(index)} />
      ))}
    </div>,
  );
  const seen: (string | null)[] = [];
  const observer = new MutationObserver(() => seen.push(shadow.textContent));
  observer.observe(shadow, { childList: true, subtree: true });
  await expect.poll(textIn(shadow)).toBe('012');
  observer.disconnect();
  expect(seen.slice(-3)).toEqual(['0', '01', '012']);
});
