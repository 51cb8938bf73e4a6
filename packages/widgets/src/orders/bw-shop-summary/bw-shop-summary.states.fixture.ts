import { problem } from '../../kit/testing/fake-api.fixture.ts';
import { openWidget } from '../../kit/testing/open-widget.fixture.ts';
import { eachState, type TranslatedStates } from '../../translations/show-states.fixture.ts';
import { expectTranslated } from '../../translations/untranslated.fixture.ts';
import { call, newShop, summary, summaryAnswers } from './shop-summary.fixture.ts';

export default eachState(
  [
    ['a shop with things to do', 15, summary],
    ['a new shop', 10, newShop],
    ['an unknown shop', 3, () => problem('not-found')],
    ['a shop of others', 3, () => problem('forbidden')],
  ] as const,
  'says nothing that stands in no catalogue: %s',
  async ([, atLeast, answer]) => {
    const attributes = { shop: 'maple', locale: 'fr-CA' };
    const { element } = openWidget('bw-shop-summary', attributes, {
      ...summaryAnswers,
      [call]: answer,
    });
    await expectTranslated(element, atLeast, [summary]);
  },
) satisfies TranslatedStates;
