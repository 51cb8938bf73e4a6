import { clearLocalDrafts } from '@boardwalk/sdk-core/account/sessions/local-drafts';
import type { PageSettings } from '@boardwalk/sdk-core/vocabulary/routes/page-settings';
import { beforeEach, expect, test } from 'vitest';
import { registerElement } from '../../../element/mount/register-element.ts';
import { expectAccessible } from '../../../kit/testing/accessibility.fixture.ts';
import { openDialogBy } from '../../../kit/testing/dialog.fixture.ts';
import { problem, siteOrigin } from '../../../kit/testing/fake-api.fixture.ts';
import { openWidget } from '../../../kit/testing/open-widget.fixture.ts';
import { role, words } from '../../../kit/testing/role.fixture.ts';
import productTable from '../../bw-product/bw-product.element.tsx';
import { sampleProduct } from '../../testing/sample-product.fixture.ts';

registerElement(productTable);
beforeEach(() => clearLocalDrafts());

const milo = { id: 5, firstName: 'Milo', profilePicture: null, actor: null };
const sent = { thread: 12, message: {} };

/** Opens the question about a product, on our own site where the page sets nothing else. */
async function openQuestion(
  user: unknown,
  answer: unknown = sent,
  settings: PageSettings = { siteOrigin: location.origin },
) {
  const { api } = openWidget(
    'bw-product',
    { shop: 'maple-lane', id: 'stoneware-mug' },
    {
      'GET /marketplace/shop/maple-lane/product/stoneware-mug': sampleProduct(),
      'GET /marketplace/shop/maple-lane/products': { results: [], total: 0 },
      'GET /user/': user,
      'POST /inbox/3': answer,
    },
    settings,
  );
  await openDialogBy(
    role('button', { name: 'Ask the shop' }),
    role('dialog', { name: 'Ask Maple Lane Pottery' }),
  );
  return api;
}

const field = () => role('textbox', { name: 'Your question' });
const send = () => role('button', { name: 'Send' });

/** The page counts a visit, whatever is asked on it. */
const isNoVisit = (call: string) => !call.endsWith('/visit');

test('a member asks the owner of the shop, and what it is about goes with it', async () => {
  const api = await openQuestion(milo);
  await field().fill('Is it safe in an oven?');
  await expectAccessible(document.body);
  await send().click();
  await expect.element(words('Your question is sent.')).toBeVisible();
  const about = `About Stoneware mug: ${location.origin}/product/maple-lane/stoneware-mug`;
  expect(api.callsOf('POST').filter(isNoVisit)).toEqual([
    `POST /inbox/3 ${JSON.stringify({ body: `Is it safe in an oven?\n\n${about}` })}`,
  ]);
  await expect.element(role('link', { name: 'Open the conversation' })).toBeVisible();
});

test('nothing is no question', async () => {
  const api = await openQuestion(milo);
  await field().fill('  ');
  await send().click();
  await expect.element(field()).toHaveAttribute('aria-invalid', 'true');
  expect(api.callsOf('POST').filter(isNoVisit)).toEqual([]);
});

test('what was not sent is there again when the dialog is opened the next time', async () => {
  await openQuestion(milo, () => problem('network'));
  await field().fill('Is it safe in an oven?');
  await role('button', { name: 'Cancel' }).click();
  await expect.element(role('dialog')).not.toBeInTheDocument();
  await role('button', { name: 'Ask the shop' }).click();
  await expect.element(field()).toHaveValue('Is it safe in an oven?');
});

test('a refusal is explained, and what was written stays', async () => {
  await openQuestion(milo, () => problem('not-found'));
  await field().fill('Is it safe in an oven?');
  await send().click();
  await expect.element(role('alert')).toBeVisible();
  await expect.element(field()).toHaveValue('Is it safe in an oven?');
  await expectAccessible(document.body);
});

test('a visitor signs in first, and comes back to the product', async () => {
  await openQuestion(null);
  await expect
    .element(role('link', { name: 'Sign in' }))
    .toHaveAttribute('href', expect.stringContaining('/dashboard/login?return-to='));
});

test('the owner asks nobody', async () => {
  await openQuestion({ ...milo, id: 3 });
  await expect.element(words('This is your own shop.')).toBeVisible();
});

test('on a page of others the question leads to our own page, not to theirs', async () => {
  await openQuestion(milo, sent, { productTemplate: '/product?id={id}' });
  await expect
    .element(role('link', { name: 'Open on Boardwalk (new tab)' }))
    .toHaveAttribute('href', `${siteOrigin}/product/maple-lane/stoneware-mug`);
});
