import { getProduct } from '@boardwalk/tools/testing/product';
import { expect, test } from 'vitest';
import { useChromium, watchPage } from '../embedding-page.ts';

const browser = useChromium();
const { barePage, siteOrigin } = getProduct();
const refusal = `<bw-account> works on pages of ${siteOrigin} alone`;

/** What a page of a partner's does with the form for passwords, and what becomes of it. */
const attempts = [
  ['writes the tag', ''],
  [
    'loads it by name',
    `await Boardwalk.load('bw-account').catch(({ message }) => told.push(message));`,
  ],
  ['calls itself our site', `Boardwalk('configure', { siteOrigin: location.origin });`],
  [
    'imports its file',
    `const { refusal } = await import('${siteOrigin}/v' + Boardwalk.version + '/bw-account.js');
     told.push(refusal);`,
  ],
] as const;

test.each(attempts)('a page of a partner that %s gets no form for passwords', async (_, script) => {
  const { page, errors } = await watchPage(browser(), barePage);
  await page.locator('bw-search article').first().waitFor();
  const told = await page.evaluate<string[]>(`(async () => {
    const told = [];
    const failed = new Promise((resolve) => {
      document.addEventListener('bw-error', ({ detail }) => {
        if (detail.tag === 'bw-account') resolve(told.push(detail.error.message));
      });
    });
    ${script}
    const account = document.createElement('bw-account');
    account.textContent = 'Ours';
    document.body.prepend(account);
    await failed;
    return told;
  })()`);
  expect(new Set(told)).toEqual(new Set([refusal]));
  const account = page.locator('bw-account');
  expect(
    await account.evaluate(({ shadowRoot, textContent }) => [shadowRoot, textContent]),
  ).toEqual([null, 'Ours']);
  expect(await page.evaluate(() => customElements.get('bw-account') === undefined)).toBe(true);
  expect(errors).toEqual([`[boardwalk] ${refusal}`]);
});

test('our own site has it', async () => {
  const { page, errors } = await watchPage(browser(), `${siteOrigin}/dashboard/login`);
  await page.locator('bw-account:state(ready)').waitFor({ state: 'attached' });
  await page.getByLabel('Password', { exact: true }).first().waitFor();
  expect(errors).toEqual([]);
});
