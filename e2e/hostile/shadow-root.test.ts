import { getProduct } from '@boardwalk/tools/testing/product';
import { expect, test } from 'vitest';
import { useChromium, watchPage } from '../embedding-page.ts';

const browser = useChromium();
const { barePage } = getProduct();

test('a widget in a component’s shadow root looks and loads as on the page itself', async () => {
  const { page, errors } = await watchPage(browser(), 'about:blank');
  await page.goto(barePage);
  await page.evaluate(`{
    const host = document.createElement('page-card');
    host.style.fontFamily = 'cursive';
    const root = host.attachShadow({ mode: 'open' });
    root.append(document.createElement('bw-search'));
    document.querySelector('main').prepend(host);
    Boardwalk.load(root);
    // Nothing is done twice, and what comes later is found as well, where it can be seen.
    Boardwalk.load(root);
    const late = document.createElement('div');
    late.append(document.createElement('bw-sign-in'));
    root.prepend(late);
  }`);
  const search = page.locator('page-card bw-search');
  await search.locator('article').getByRole('link').first().waitFor();
  await page.locator('page-card bw-sign-in').getByRole('button').first().waitFor();
  const looks = await page.evaluate(() =>
    [...document.querySelectorAll('page-card, main')]
      .map((place) => (place.shadowRoot ?? place).querySelector('bw-search'))
      .map((element) => {
        const frame = element?.shadowRoot?.querySelector('.bw-frame');
        if (!frame) return undefined;
        const { theme } = (frame as HTMLElement).dataset;
        return [theme, getComputedStyle(frame).fontFamily, element?.matches(':state(nested)')];
      }),
  );
  expect(looks[0]).toBeDefined();
  expect(looks[0]?.[0]).toBe('auto');
  expect(looks[0]?.[2]).toBe(false);
  expect(looks[1]).toEqual(looks[0]);
  // What is nested in it takes its looks over.
  await page.locator('page-card bw-favourite').first().waitFor();
  const nested = page.locator('page-card bw-favourite .bw-frame').first();
  expect(await nested.getAttribute('data-theme')).toBe('inherit');
  expect(errors).toEqual([]);
});
