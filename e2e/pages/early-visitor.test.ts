import { getProduct } from '@boardwalk/tools/testing/product';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { watchAsMember } from '../accounts/open-account.ts';
import { holdBack, useChromium, watchPage } from '../embedding-page.ts';

const browser = useChromium();
const { siteOrigin } = getProduct();

test('what is typed and picked before the script takes over stays', async () => {
  const { page, errors } = await watchPage(browser(), 'about:blank');
  const letGo = await holdBack(page, /\/bw-home\.js/);
  await page.goto(siteOrigin);
  const what = page.getByRole('searchbox', { name: 'What' });
  const kind = page.locator('bw-home select[name=category]');
  await what.fill('red bicycle');
  await kind.selectOption('item');
  letGo();
  await page.locator('bw-home:state(ready)').waitFor();
  await expect.poll(() => what.inputValue()).toBe('red bicycle');
  await expect.poll(() => kind.inputValue()).toBe('item');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await page.waitForURL(/\/search\/v2\/item\?.*text=red/);
  expect(errors).toEqual([]);
});

test.each([
  ['/', /\/bw-home\.js/],
  ['/search/v2/property', /\/bw-search\.js/],
])(
  'a place that is typed on %s before the script takes over is suggested',
  async (path, script) => {
    const { page, errors } = await watchPage(browser(), 'about:blank');
    const letGo = await holdBack(page, script);
    await page.goto(siteOrigin + path);
    await page.getByRole('combobox', { name: 'Where' }).pressSequentially('Hamil');
    letGo();
    await page.getByRole('option', { name: /^Hamilton, Ontario/ }).waitFor();
    expect(errors).toEqual([]);
  },
);

test('Enter in a field counts, though the script takes over after it', async () => {
  const { page, errors } = await watchPage(browser(), 'about:blank');
  const letGo = await holdBack(page, /\/bw-search\.js/);
  const address = `${siteOrigin}/search/v2/property?near=Toronto%2C+ON`;
  await page.goto(address, { waitUntil: 'commit' });
  const where = page.getByRole('combobox', { name: 'Where' });
  await where.fill('Hamliton');
  await where.press('Enter');
  expect(page.url()).toBe(address);
  letGo();
  await page.getByText('We don’t know the place “Hamliton”.').waitFor();
  expect(errors.filter((error) => !error.includes('404'))).toEqual([]);
});

test('a search leads on before the script takes over', async () => {
  const { page } = await watchPage(browser(), 'about:blank');
  const letGo = await holdBack(page, /\/bw-home\.js/);
  await page.goto(siteOrigin);
  await page.getByRole('searchbox', { name: 'What' }).fill('red bicycle');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await page.waitForURL(/\/search\/v2\/.*text=red/);
  letGo();
});

test('a form that is sent before the script takes over is sent once, with what was typed', async () => {
  const { page, errors } = await watchPage(browser(), 'about:blank');
  const letGo = await holdBack(page, /\/bw-account\.js/);
  const sent = watchPosts(page);
  await page.goto(`${siteOrigin}/dashboard/login`);
  await page.getByLabel('Username or e-mail').fill('nobody@example.org');
  await page.getByLabel('Password', { exact: true }).fill('no such words');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  expect(sent).toEqual([]);
  letGo();
  await page.getByText('The name or the password is wrong.').waitFor();
  expect(sent).toEqual(['/login']);
  expect(errors.filter((error) => !error.includes('403'))).toEqual([]);
});

test('a form that is sent before any script has come is sent once, with what was typed', async () => {
  const { page, errors } = await watchPage(browser(), 'about:blank');
  const letGo = await holdBack(page, /\/site\/site-/);
  const sent = watchPosts(page);
  await page.goto(`${siteOrigin}/dashboard/login/forgot-password`, { waitUntil: 'commit' });
  await page.getByLabel('E-mail address').fill('nobody@example.org');
  await page.getByRole('button', { name: 'Send the mail' }).click();
  expect(sent).toEqual([]);
  letGo();
  await page.getByText('If there is an account for nobody@example.org').waitFor();
  expect(sent).toEqual(['/api/v1/user/forgot-password']);
  expect(errors).toEqual([]);
});

test('buttons that are pressed before the script takes over do their work', async () => {
  const { page, errors } = await watchPage(browser(), 'about:blank');
  const letGo = await holdBack(page, /\/bw-listing\.js/);
  const found = await page.request.post(`${siteOrigin}/api/v1/merchant/search`, { data: {} });
  // One of the demo: what journeys post comes later, and some of it shows no way to call.
  const ids = (await found.json()).results.map((one: { id: number }) => one.id);
  const id = Math.min(...ids);
  await page.goto(`${siteOrigin}/merchant/listing/${id}`);
  const contact = page.locator('bw-listing');
  await contact.getByRole('button', { name: 'Show phone number' }).first().click();
  await contact.getByRole('button', { name: 'Show e-mail' }).first().click();
  letGo();
  await contact.getByRole('link', { name: /555/ }).first().waitFor();
  await contact.getByRole('link', { name: /@/ }).first().waitFor();
  expect(errors).toEqual([]);
});

test('a sign-out that is pressed before the script takes over ends the session', async () => {
  const { page } = await watchAsMember(browser(), 'about:blank');
  const letGo = await holdBack(page, /\/bw-topbar\.js/);
  await page.goto(`${siteOrigin}/about`);
  await page.locator('bw-topbar').getByRole('link', { name: 'Sign Out' }).first().click();
  letGo();
  await page.getByText('Logout successful').waitFor();
  const left = (await page.context().cookies()).map(({ name }) => name);
  expect(left).toEqual(['bw-browser']);
});

/** The paths to which a page sends anything, in turn. */
function watchPosts(page: Page): readonly string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') paths.push(new URL(request.url()).pathname);
  });
  return paths;
}
