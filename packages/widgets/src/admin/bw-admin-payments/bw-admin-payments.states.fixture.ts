import { openWidget } from '../../kit/testing/open-widget.fixture.ts';
import type { TranslatedStates } from '../../translations/show-states.fixture.ts';
import { expectTranslated } from '../../translations/untranslated.fixture.ts';
import { difference, dispute, event, mismatch, provider } from './payments.fixture.ts';

export default {
  'says nothing that stands in no catalogue': async () => {
    const { element: widget } = openWidget(
      'bw-admin-payments',
      { locale: 'fr-CA' },
      {
        'GET /administration/stripe': provider,
        'GET /stripe/prices/': { tier: [], sponsor: null },
        'GET /administration/stripe/events': { items: [event], hasMore: true },
        'GET /administration/stripe/differences': { items: [difference], hasMore: true },
        'GET /administration/stripe/disputes': { items: [dispute], hasMore: true },
        'GET /administration/license/address-mismatches': { items: [mismatch], hasMore: true },
      },
    );
    await expectTranslated(widget, 21, {
      provider,
      event,
      difference,
      dispute,
      mismatch,
      written: '203,40',
      places: ['Ontario, Canada', 'Alberta, Canada', 'Ontario', 'Alberta', 'Canada', 'États-Unis'],
      known: 'Boardwalk sandbox, CA',
    });
  },
} satisfies TranslatedStates;
