import { expect, test } from 'vitest';
import { show } from '../testing/show.fixture.tsx';
import { useLoaded } from './use-loaded.ts';

let calls = 0;
const loadWord = async () => {
  calls += 1;
  return { word: 'here' };
};
const loadNothing = () => Promise.reject(new Error('No network'));

interface PartProps {
  readonly load: () => Promise<{ word: string }>;
  readonly isWanted: boolean;
  readonly atHand?: { word: string };
}

function Part({ load, isWanted, atHand }: PartProps) {
  const { part, hasFailed } = useLoaded(load, isWanted, atHand);
  return <p>{hasFailed ? 'failed' : (part?.word ?? 'waiting')}</p>;
}

test('a part is loaded when it is first wanted, and then stays', async () => {
  const { shadow, update } = show(<Part load={loadWord} isWanted={false} />);
  const text = () => shadow.querySelector('p')?.textContent;
  await expect.poll(text).toBe('waiting');
  expect(calls).toBe(0);
  update(<Part load={loadWord} isWanted />);
  await expect.poll(text).toBe('here');
  update(<Part load={loadWord} isWanted={false} />);
  await expect.poll(text).toBe('here');
  expect(calls).toBe(1);
});

test('a part that can’t be loaded says so', async () => {
  const { shadow } = show(<Part load={loadNothing} isWanted />);
  await expect.poll(() => shadow.querySelector('p')?.textContent).toBe('failed');
});

test('a part at hand is there from the start and not loaded again', async () => {
  const { shadow } = show(<Part load={loadNothing} isWanted atHand={{ word: 'at hand' }} />);
  await expect.poll(() => shadow.querySelector('p')?.textContent).toBe('at hand');
});
