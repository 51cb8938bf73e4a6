import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../testing/show.fixture.tsx';
import { useRetried } from './use-retried.ts';

let calls = 0;
const loadAtThirdCall = async () => {
  calls += 1;
  if (calls < 3) throw new Error('No network');
  return { word: 'here' };
};

function Part() {
  const { part, hasFailed, retry } = useRetried(loadAtThirdCall, true);
  return (
    <button type="button" onClick={retry}>
      {hasFailed ? `failed ${calls}` : (part?.word ?? 'waiting')}
    </button>
  );
}

test('a part that could not be loaded is loaded again as often as it is asked for', async () => {
  show(<Part />);
  const button = page.getByRole('button');
  await expect.element(button).toHaveTextContent('failed 1');
  await userEvent.click(button);
  await expect.element(button).toHaveTextContent('failed 2');
  await userEvent.click(button);
  await expect.element(button).toHaveTextContent('here');
});
