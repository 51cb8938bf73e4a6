import { expect, test } from 'vitest';
import { show } from '../testing/show.fixture.tsx';
import { useSlices } from './use-slices.ts';

const seen: number[] = [];

function Sliced({ total, batch }: { total: number; batch: string }) {
  const shown = useSlices(total, 4, batch);
  seen.push(shown);
  return <p>{shown}</p>;
}

test('parts come four at a time, and another batch begins anew', async () => {
  seen.length = 0;
  const { shadow, update } = show(<Sliced total={10} batch="a" />);
  const text = () => shadow.querySelector('p')?.textContent;
  await expect.poll(text).toBe('10');
  expect([...new Set(seen)]).toEqual([4, 8, 10]);
  seen.length = 0;
  update(<Sliced total={16} batch="b" />);
  await expect.poll(text).toBe('16');
  expect([...new Set(seen)]).toEqual([4, 8, 12, 16]);
});

test('fewer than a slice are there at once', async () => {
  seen.length = 0;
  const { shadow } = show(<Sliced total={2} batch="c" />);
  await expect.poll(() => shadow.querySelector('p')?.textContent).toBe('2');
  expect(new Set(seen)).toEqual(new Set([2]));
});
