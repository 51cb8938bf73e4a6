import { quoteStates } from '@boardwalk/sdk-core/orders/quotes/quote-states';
import { problem } from '../../kit/testing/fake-api.fixture.ts';
import { openWidget } from '../../kit/testing/open-widget.fixture.ts';
import { eachState, type TranslatedStates } from '../../translations/show-states.fixture.ts';
import { expectTranslated } from '../../translations/untranslated.fixture.ts';
import { quoteCalls, shopQuoteIn } from '../shared/testing/quotes.fixture.ts';
import { list, newest, older, shop, shopAnswers } from './shop-invoices.fixture.ts';

const results = [newest, older];

/** A request in each state. */
const quotes = quoteStates.map((state, index) =>
  shopQuoteIn(state, { id: `CCCCCCCCC${index + 2}` }),
);
const addressTexts = ['Hamilton ON L8P 1A1', 'Canada'];

export default eachState(
  [
    ['invoices', 10, { results, total: 40 }],
    ['none', 3, { results: [], total: 0 }],
    ['an unknown shop', 3, () => problem('not-found')],
    ['a shop of others', 3, () => problem('forbidden')],
  ] as const,
  'says nothing that stands in no catalogue: %s',
  async ([, atLeast, answer]) => {
    const attributes = { shop: 'maple', locale: 'fr-CA' };
    const { element } = openWidget('bw-shop-invoices', attributes, {
      ...shopAnswers,
      [list]: answer,
      [quoteCalls.list]: { results: quotes, total: quotes.length },
    });
    await expectTranslated(element, atLeast, [results, shop, quotes, ...addressTexts]);
  },
) satisfies TranslatedStates;
