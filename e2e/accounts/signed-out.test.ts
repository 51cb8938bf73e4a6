import { getProduct } from '@boardwalk/tools/testing/product';
import { expect, test } from 'vitest';
import { useChromium, watchPage } from '../embedding-page.ts';

const browser = useChromium();
const { siteOrigin } = getProduct();

test('who was never signed in is asked to sign in for a receipt, and told of no session that ended', async () => {
  const receipt = '/checkout?license=3f1c8f0e-6f0d-4a53-9d8b-0a6a2f1f7c11';
  const { page } = await watchPage(browser(), siteOrigin + receipt);
  await page.waitForURL(({ pathname }) => pathname === '/dashboard/login');
  const { searchParams } = new URL(page.url());
  expect(searchParams.get('return-to')).toBe(receipt);
  expect(searchParams.get('notice')).toBe(null);
  await page.getByRole('heading', { name: 'Sign in', level: 1 }).waitFor();
  expect(await page.getByText('You have been logged out').count()).toBe(0);
});
