import { getProduct } from '@boardwalk/tools/testing/product';
import { expect, test } from 'vitest';
import { useChromium, watchPage } from './partner-page.ts';

const browser = useChromium();
const { siteOrigin } = getProduct();

test('what is typed and picked before the script takes over stays', async () => {
  const { page, errors } = await watchPage(browser(), 'about:blank');
  const letGo = Promise.withResolvers<void>();
  await page.route(/\/bw-home\.js/, async (route) => {
    await letGo.promise;
    await route.continue();
  });
  await page.goto(siteOrigin);
  const what = page.getByRole('searchbox', { name: 'What' });
  const kind = page.locator('bw-home select[name=category]');
  await what.fill('red bicycle');
  await kind.selectOption('item');
  letGo.resolve();
  await page.locator('bw-home:state(ready)').waitFor();
  await expect.poll(() => what.inputValue()).toBe('red bicycle');
  await expect.poll(() => kind.inputValue()).toBe('item');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await page.waitForURL(/\/search\/v2\/item\?.*text=red/);
  expect(errors).toEqual([]);
});
