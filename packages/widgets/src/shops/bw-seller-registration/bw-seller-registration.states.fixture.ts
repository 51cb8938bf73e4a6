import { openWidget } from '../../kit/testing/open-widget.fixture.ts';
import type { TranslatedStates } from '../../translations/show-states.fixture.ts';
import { expectTranslated } from '../../translations/untranslated.fixture.ts';
import { account, rosa } from '../testing/seller.fixture.ts';

export default {
  'says nothing that stands in no catalogue': async () => {
    const begun = { ...account, detailsSubmitted: false, required: ['business'] };
    const { element: widget } = openWidget(
      'bw-seller-registration',
      { locale: 'fr-CA' },
      {
        'GET /user/': rosa,
        'GET /user/profile': { id: 3, missing: ['phone'] },
        'GET /payment/processors': [{ name: 'stripe', isSetUp: true, isTest: true }],
        'GET /stripe/oauth/accounts': [begun],
        'GET /marketplace/shop/': { results: [], total: 0 },
      },
    );
    await expectTranslated(widget, 20, begun);
  },
} satisfies TranslatedStates;
