import { summaryOf } from '@boardwalk/sdk-core/orders/invoices/sample-invoice.fixture';
import { problem } from '../../kit/testing/fake-api.fixture.ts';
import { openWidget } from '../../kit/testing/open-widget.fixture.ts';
import { shopAnswers, shopOf, shopPath } from '../../shops/testing/shop.fixture.ts';
import { eachState, type TranslatedStates } from '../../translations/show-states.fixture.ts';
import { expectTranslated } from '../../translations/untranslated.fixture.ts';

const list = `GET ${shopPath}/invoices/`;
const results = [summaryOf(2), summaryOf(1, { buyer: null })];
const data = [results, shopOf()];

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
    });
    await expectTranslated(element, atLeast, data);
  },
) satisfies TranslatedStates;
