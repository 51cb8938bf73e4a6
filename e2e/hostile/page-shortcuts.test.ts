import { getProduct } from '@boardwalk/tools/testing/product';
import { expect, test } from 'vitest';
import { useChromium, watchPage } from '../embedding-page.ts';

const browser = useChromium();
const { barePage } = getProduct();

test('shortcuts that spare fields of the page spare ours, and all other keys reach it', async () => {
  const { page } = await watchPage(browser(), 'about:blank');
  await page.goto(barePage);
  await page.evaluate(() => {
    const heard: string[] = [];
    Reflect.set(window, 'heard', heard);
    for (const type of ['keydown', 'keypress', 'keyup'] as const) {
      document.addEventListener(type, (event) => {
        if (event.target instanceof HTMLInputElement) return;
        heard.push(`${type} ${event.key}`);
      });
    }
  });
  const field = page.locator('bw-search').getByRole('combobox', { name: 'Where' });
  await field.fill('');
  const heard = () => page.evaluate(() => [...new Set<string>(Reflect.get(window, 'heard'))]);

  await page.keyboard.type('Gué?1');
  for (const key of ['ArrowDown', 'ArrowLeft', 'Home', 'Backspace', 'Delete', 'Control+a'])
    await page.keyboard.press(key);
  // A key that only changes what others mean is nobody's.
  expect((await heard()).filter((key) => !/Control|Shift/.test(key))).toEqual([]);

  for (const key of ['Escape', 'F2', 'Control+k']) await page.keyboard.press(key);
  expect(await heard()).toEqual(
    expect.arrayContaining(['keydown Escape', 'keydown F2', 'keydown k', 'keyup Escape']),
  );

  await page.keyboard.press('Tab');
  expect(await heard()).toContain('keydown Tab');
  const button = page.locator('bw-search').getByRole('button', { name: /price/i }).first();
  await button.focus();
  await page.keyboard.press('j');
  expect(await heard()).toContain('keydown j');
});
