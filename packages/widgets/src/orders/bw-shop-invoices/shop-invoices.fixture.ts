import { summaryOf } from '@boardwalk/sdk-core/orders/invoices/sample-invoice.fixture';
import type { Answers } from '../../kit/testing/fake-api.fixture.ts';
import { rosa } from '../shared/testing/orders.fixture.ts';
import { quoteCalls } from '../shared/testing/quotes.fixture.ts';

/** Where the calls of the shop stand. */
const shopPath = '/marketplace/shop/maple';

/** The call of its list. */
export const list = `GET ${shopPath}/invoices/`;

/** Of its settings, the list shows the name alone. */
export const shop = { id: 'maple', shop: { name: 'Maple & Pine' }, permissions: ['read', 'write'] };

/** Two invoices; the buyer of the older one gave no name. */
export const newest = summaryOf(31);
export const older = summaryOf(30, { buyer: null, total: { amount: 4_900, currency: 'CAD' } });

/** What the page is answered, for Rosa, whose shop it is. */
export const shopAnswers: Answers = {
  'GET /user/': rosa,
  [`GET ${shopPath}/settings`]: shop,
  [quoteCalls.list]: { results: [], total: 0 },
  [list]: { results: [newest, older], total: 31 },
};
