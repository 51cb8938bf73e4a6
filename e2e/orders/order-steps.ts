import { getProduct } from '@boardwalk/tools/testing/product';
import type { Browser, Page } from 'playwright';
import { callApi } from '../accounts/call-api.ts';
import { openMember } from '../accounts/open-account.ts';
import { watchPageIn } from '../embedding-page.ts';
import { openContext } from '../open-context.ts';

const { siteOrigin } = getProduct();

/** Two shops of the demo, each with something that is sent within Canada. */
const demoShops = [
  { id: 'escarpment-furniture', product: 'samples-of-wood-and-fabric' },
  { id: 'erabliere-du-vieux-chemin', product: 'tasses-de-la-cabane-la-paire' },
];

/** The cards of the provider that it charges after asking, and that it declines to charge. */
export const chargedCards = { asked: '4000002760003184', declined: '4000000000000341' };

/** Somebody new on the checkout of a cart of two shops. */
export async function openFilledCheckout(browser: Browser) {
  const context = await openContext(browser);
  const { email } = await openMember(context.request);
  for (const { id, product } of demoShops) {
    const path = `/api/v1/marketplace/shop/${id}/product/${product}`;
    const { variants } = await (await context.request.get(siteOrigin + path)).json();
    const [variant] = variants;
    await callApi(context.request, 'POST', '/api/v1/marketplace/cart/', {
      item: variant.id,
      quantity: 1,
    });
  }
  const watched = await watchPageIn(context, `${siteOrigin}/dashboard/marketplace/cart`);
  await watched.page.getByRole('button', { name: 'Check out' }).click();
  return { ...watched, email };
}

/** The sum of the button that pays. */
export async function readSum(page: Page): Promise<string> {
  const label = await page.getByRole('button', { name: /^Pay (AU)?\$/ }).textContent();
  return label?.replace(/^Pay /, '') ?? '';
}

/** The number of the order whose page shows. */
export async function readNumber(page: Page): Promise<string> {
  const text = await page.getByText(/^Order [2-9A-Z]{10}$/).textContent();
  return text?.replace('Order ', '') ?? '';
}
