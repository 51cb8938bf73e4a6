import type { Cart } from '@boardwalk/sdk-core/cart/schemas';
import type { Answers } from '../../kit/testing/fake-api.fixture.ts';
import { openWidget } from '../../kit/testing/open-widget.fixture.ts';
import { sampleCart, sampleTotals } from '../shared/testing/sample-cart.fixture.ts';

export const rosa = { id: 3, firstName: 'Rosa', profilePicture: null, actor: null };
export const hamilton = { country: 'CA', region: 'ON', postalCode: 'L8P 1A1' };

export interface OpenCart {
  readonly cart?: Cart;
  readonly answers?: Answers;
  readonly attributes?: Readonly<Record<string, string>>;
  /** Our own site by default. */
  readonly settings?: Parameters<typeof openWidget>[3];
}

/** Opens a cart on a page of our own site, whose visitor is in Hamilton. */
export function openCart({ cart = sampleCart(), answers, attributes, settings }: OpenCart = {}) {
  localStorage.setItem('boardwalk.delivery', JSON.stringify(hamilton));
  return openWidget(
    'bw-cart',
    { locale: 'en-CA', ...attributes },
    {
      'GET /user/': rosa,
      'GET /marketplace/cart/': cart,
      'POST /marketplace/cart/tax': sampleTotals(),
      ...answers,
    },
    { siteOrigin: location.origin, ...settings },
  );
}
