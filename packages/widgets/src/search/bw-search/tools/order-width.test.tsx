import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { fakeApi } from '../testing/fake-api.fixture.ts';
import { openSearch } from '../testing/open-search.fixture.ts';

test.each([
  ['en-CA', 320],
  ['en-CA', 390],
  ['fr-CA', 320],
  ['fr-CA', 390],
])('in %s each order can be read whole at %s px', async (locale, width) => {
  await page.viewport(width, 844);
  fakeApi();
  // What is paid in one way can be ordered by its price.
  const { element } = openSearch({ locale, category: 'item', text: 'desk' });
  const find = () => element.shadowRoot?.querySelector<HTMLSelectElement>('.results-tools select');
  await expect.poll(() => find()?.options.length).toBeGreaterThanOrEqual(4);
  const select = find();
  if (!select) throw new Error('There is no choice of an order');
  const { font, paddingLeft, paddingRight } = getComputedStyle(select);
  const room =
    select.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
  const pen = document.createElement('canvas').getContext('2d');
  if (!pen) throw new Error('There is no canvas');
  pen.font = font;
  for (const { text } of select.options) {
    expect(pen.measureText(text).width, text).toBeLessThanOrEqual(room);
  }
});
