import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ApiProblem, fakeApi, page as firstPage, mapTiles } from '../testing/fake-api.fixture.ts';
import { openSearch } from '../testing/open-search.fixture.ts';
import { clusters } from '../testing/some-clusters.fixture.ts';

test('a map that knew of no tiles comes when the connection does', async () => {
  const api = fakeApi()
    .answer('map', () => ({ ...firstPage, clusters: { clusters, isSampled: false } }))
    .answer('/api/v1/places/map', () => {
      throw new ApiProblem(404, 'not-found');
    });
  openSearch({ view: 'map' });
  await expect.element(page.getByText('The map can’t show what is here right now.')).toBeVisible();
  api.answer('/api/v1/places/map', mapTiles);
  const pin = page.getByRole('button', { name: 'Home number 1, $100K' });
  // The map may be notified before it listens, and is notified again as long as the connection
  // stands.
  await expect
    .poll(() => {
      window.dispatchEvent(new Event('online'));
      return pin.query();
    })
    .not.toBe(null);
});
