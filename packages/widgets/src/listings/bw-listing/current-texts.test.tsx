import { expect, type MockInstance, test, vi } from 'vitest';
import { registerElement } from '../../element/mount/register-element.ts';
import { openWidget } from '../../kit/testing/open-widget.fixture.ts';
import { role } from '../../kit/testing/role.fixture.ts';
import { sampleListing } from '../testing/sample-listing.fixture.ts';
import listingTable from './bw-listing.element.tsx';

registerElement(listingTable);

function addShop() {
  // Whom nobody writes to here, nobody is looked up for: the listing alone keeps time.
  const owner = { ...sampleListing().owner, takesMessages: false };

  return openWidget(
    'bw-listing',
    { type: 'property', id: '7' },
    {
      'GET /property/listing/7': sampleListing({ hours: shop, owner }),
      'POST /listing/7/events': null,
    },
  );
}

/** Tuesday, December 1, 2026 in Toronto, at a moment of that day. */
function setClock(time: string): void {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  vi.setSystemTime(`2026-12-01T${time}-05:00`);
}

const shop = { weekly: [1, 2, 3, 4, 5].map((day) => ({ day, opens: 540, closes: 1020 })) };

function stateOf(element: HTMLElement): string | null | undefined {
  return element.shadowRoot?.querySelector('.open-state')?.textContent;
}

test('a place that closes while its page stays open says so, and when it opens', async () => {
  setClock('16:50:00');
  const { element, api } = addShop();
  await expect.poll(() => stateOf(element)).toBe('Open now · closes 5:00\u00a0p.m.');
  vi.advanceTimersByTime(9 * 60_000);
  expect(stateOf(element)).toBe('Open now · closes 5:00\u00a0p.m.');
  vi.advanceTimersByTime(60_000);
  await expect.poll(() => stateOf(element)).toBe('Closed now · opens Wednesday 9:00\u00a0a.m.');
  // Midnight comes first: then it is the next day's row that is today's.
  vi.advanceTimersByTime(7 * 3_600_000);
  await expect.poll(() => stateOf(element)).toBe('Closed now · opens 9:00\u00a0a.m.');
  await expect.element(role('row', { name: 'Wednesday (Today)' })).toBeVisible();
  vi.advanceTimersByTime(9 * 3_600_000);
  await expect.poll(() => stateOf(element)).toBe('Open now · closes 5:00\u00a0p.m.');
  expect(api.callsOf('GET /property')).toHaveLength(1);
});

test('a page that is hidden keeps no timer, and is right again when it is shown', async () => {
  setClock('16:50:00');
  const added = vi.spyOn(document, 'addEventListener');
  const { element } = addShop();
  await expect.poll(() => stateOf(element)).toBe('Open now · closes 5:00\u00a0p.m.');
  // One of the test before may come late, and is over.
  await expect.poll(() => signalsOf(added).filter((signal) => !signal?.aborted)).toHaveLength(1);
  expect(vi.getTimerCount()).toBeGreaterThan(0);
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  document.dispatchEvent(new Event('visibilitychange'));
  // What the wrapper does soon after the first view is over within a step, however few of them a slow
  // machine comes to; the listing's own timer would be there for ten minutes.
  await expect
    .poll(() => {
      vi.advanceTimersByTime(1000);
      return vi.getTimerCount();
    })
    .toBe(0);
  vi.setSystemTime('2026-12-02T10:00:00-05:00');
  hidden.mockReturnValue(false);
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.element(role('row', { name: 'Wednesday (Today)' })).toBeVisible();
});

test('nothing of it is left over once the listing is gone', async () => {
  setClock('16:50:00');
  const added = vi.spyOn(document, 'addEventListener');
  for (let round = 0; round < 5; round++) {
    const { element } = addShop();
    await expect.poll(() => stateOf(element)).toBe('Open now · closes 5:00\u00a0p.m.');
    await expect.poll(() => signalsOf(added).some((signal) => !signal?.aborted)).toBe(true);
    element.remove();
    await expect.poll(() => element.shadowRoot?.childElementCount).toBe(0);
  }
  await expect.poll(() => vi.getTimerCount()).toBe(0);
  expect(signalsOf(added).filter((signal) => !signal?.aborted)).toEqual([]);
});

/** What ends the listeners that wait for the page to be shown. */
function signalsOf(added: MockInstance<typeof document.addEventListener>) {
  return added.mock.calls.flatMap(([name, , options]) =>
    name === 'visibilitychange' && typeof options === 'object' ? [options.signal] : [],
  );
}
