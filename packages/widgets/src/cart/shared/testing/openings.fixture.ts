import type { Opening } from '../../../every-field/opening.fixture.ts';
import { openWidget } from '../../../kit/testing/open-widget.fixture.ts';
import { sampleCart, sampleCartShop, sampleTotals } from './sample-cart.fixture.ts';
import { sampleOffered } from './sample-offer.fixture.ts';

const rosa = { id: 3, firstName: 'Rosa', profilePicture: null, actor: null };

function openCart(): HTMLElement {
  return openWidget(
    'bw-cart',
    {},
    {
      'GET /user/': rosa,
      'GET /marketplace/cart/': sampleCart(),
      'PUT /marketplace/cart/shop/maple-lane': ({ body }: RequestInit) =>
        sampleCart({ shops: [sampleCartShop(JSON.parse(String(body)))] }),
      'POST /marketplace/cart/tax': sampleTotals(),
    },
    { siteOrigin: location.origin },
  ).element;
}

function openAdding(): HTMLElement {
  const path = 'GET /marketplace/shop/maple-lane/product/stoneware-mug';
  const attributes = { shop: 'maple-lane', product: 'stoneware-mug' };
  return openWidget('bw-add-to-cart', attributes, { [path]: sampleOffered() }).element;
}

/** Where the fields of carts are pressed. */
export const cartOpenings: readonly Opening[] = [
  { tag: 'bw-cart', open: openCart, shows: '.cart-option' },
  { tag: 'bw-cart', open: openCart, presses: ['Choose a place'], shows: '.place-chooser select' },
  { tag: 'bw-add-to-cart', open: openAdding, shows: 'select' },
];
