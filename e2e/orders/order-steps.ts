import { getProduct } from '@boardwalk/tools/testing/product';
import type { APIRequestContext, Browser, BrowserContextOptions, Page } from 'playwright';
import { callApi } from '../accounts/call-api.ts';
import { openMember } from '../accounts/open-account.ts';
import { watchPageIn } from '../embedding-page.ts';
import { openContext } from '../open-context.ts';

const { siteOrigin } = getProduct();

/** A product of a shop, by the path of its page. */
interface Offered {
  readonly path: string;
}

/** Two shops of the demo, each with something that is sent within Canada. */
const demoShops: readonly Offered[] = [
  { path: '/product/escarpment-furniture/samples-of-wood-and-fabric' },
  { path: '/product/erabliere-du-vieux-chemin/tasses-de-la-cabane-la-paire' },
];

/** The cards of the provider that it charges after asking, and that it declines to charge. */
export const chargedCards = { asked: '4000002760003184', declined: '4000000000000341' };

/** The number of what can be bought first of a product. */
export async function readVariant(request: APIRequestContext, { path }: Offered): Promise<number> {
  const [shop, product] = path.split('/').slice(2);
  const call = `${siteOrigin}/api/v1/marketplace/shop/${shop}/product/${product}`;
  const { variants } = await (await request.get(call)).json();
  return variants[0].id;
}

/** Somebody new with a cart of these, at a page of it. */
export async function openFilledCart(
  browser: Browser,
  offered: readonly Offered[],
  options: BrowserContextOptions & { readonly prefix?: string } = {},
) {
  const { prefix = '', ...more } = options;
  const context = await openContext(browser, more);
  const { email } = await openMember(context.request);
  for (const one of offered) {
    const item = await readVariant(context.request, one);
    await callApi(context.request, 'POST', '/api/v1/marketplace/cart/', { item, quantity: 1 });
  }
  const cart = `${siteOrigin}${prefix}/dashboard/marketplace/cart`;
  return { ...(await watchPageIn(context, cart)), email };
}

/** Somebody new on the checkout of a cart of two shops. */
export async function openFilledCheckout(browser: Browser) {
  const opened = await openFilledCart(browser, demoShops);
  await opened.page.getByRole('button', { name: 'Check out' }).click();
  return opened;
}

/** Names the button that pays. */
export const payButton = /^Pay (AU)?\$/;

/** The sum of the button that pays. */
export async function readSum(page: Page): Promise<string> {
  const label = await page.getByRole('button', { name: payButton }).textContent();
  return label?.replace(/^Pay /, '') ?? '';
}

/** The number of the order whose page shows. */
export async function readNumber(page: Page): Promise<string> {
  const text = await page.getByText(/^Order [2-9A-Z]{10}$/).textContent();
  return text?.replace('Order ', '') ?? '';
}
