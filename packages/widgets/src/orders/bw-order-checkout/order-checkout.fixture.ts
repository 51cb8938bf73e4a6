import type { Answers } from '../../kit/testing/fake-api.fixture.ts';
import { openWidget } from '../../kit/testing/open-widget.fixture.ts';
import {
  calls,
  card,
  cart,
  orderIn,
  profile,
  rosa,
  totals,
} from '../shared/testing/orders.fixture.ts';

export const answers: Answers = {
  'GET /user/': rosa,
  'GET /user/profile': profile,
  'GET /customer/cards': [card],
  'GET /marketplace/address/': { results: [] },
  [calls.cart]: cart,
  [calls.totals]: totals,
  [calls.orders]: { results: [], total: 0 },
  [calls.order]: { order: orderIn('PAID'), steps: [] },
};

/** A checkout of a cart of one shop, signed in and on our own site unless another is that. */
export function openOrderCheckout(
  given: Answers = {},
  attributes: Readonly<Record<string, string>> = {},
  origin = location.origin,
) {
  const opened = openWidget(
    'bw-order-checkout',
    attributes,
    { ...answers, ...given },
    { siteOrigin: origin },
  );
  // A paid order leads to another page.
  opened.element.addEventListener('bw-navigate', (event) => event.preventDefault());
  return opened;
}
