import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { fakeApi, page as firstPage } from './testing/fake-api.fixture.ts';
import { openSearch } from './testing/open-search.fixture.ts';
import { someListing } from './testing/some-listing.fixture.ts';

const drawn = vi.hoisted(() => ({ asked: 0 }));

vi.mock('../../kit/picture/thumbhash-queue.ts', () => {
  drawn.asked += 1;
  throw new Error('The file is gone');
});
vi.mock('./places/find-city-here.ts', () => {
  throw new Error('The file is gone');
});

test('parts that can’t be loaded are said where somebody waits for them, and nowhere else', async () => {
  const unhandled: unknown[] = [];
  const onRejection = (event: PromiseRejectionEvent) => unhandled.push(event.reason);
  addEventListener('unhandledrejection', onRejection);
  onTestFinished(() => removeEventListener('unhandledrejection', onRejection));
  const primaryImage = {
    id: '1',
    path: '/none',
    alt: 'A house',
    width: 8,
    height: 6,
    thumbhash: '',
  };
  fakeApi().answer('search', () => ({ ...firstPage, results: [someListing(1, { primaryImage })] }));
  openSearch();
  await expect.poll(() => drawn.asked).toBe(1);
  await userEvent.click(page.getByRole('button', { name: 'Use my location' }));
  await expect
    .element(page.getByLabelText('Where', { exact: true }))
    .toHaveAccessibleDescription('This part couldn’t be loaded.');
  expect(unhandled).toEqual([]);
});
