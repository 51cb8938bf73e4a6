import { openWidget } from '../../kit/testing/open-widget.fixture.ts';
import type { TranslatedStates } from '../../translations/show-states.fixture.ts';
import { expectTranslated } from '../../translations/untranslated.fixture.ts';

export default {
  'says nothing that stands in no catalogue': async () => {
    const account = {
      id: 'acct_1',
      country: 'CA',
      currency: 'CAD',
      chargesEnabled: false,
      payoutsEnabled: false,
      detailsSubmitted: true,
      required: ['business', 'person', 'documents', 'bankAccount', 'terms', 'other'],
      readAt: '2026-11-01T17:00:00.000Z',
    };
    const { element: widget } = openWidget(
      'bw-payment-processors',
      { locale: 'fr-CA' },
      {
        'GET /payment/processors': [{ name: 'stripe', isSetUp: true, isTest: true }],
        'GET /stripe/oauth/accounts': [account],
      },
    );
    await expectTranslated(widget, 13, account);
  },
} satisfies TranslatedStates;
