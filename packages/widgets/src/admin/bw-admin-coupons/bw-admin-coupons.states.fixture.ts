import { openWidget } from '../../kit/testing/open-widget.fixture.ts';
import type { TranslatedStates } from '../../translations/show-states.fixture.ts';
import { expectTranslated } from '../../translations/untranslated.fixture.ts';
import { amount, ended, repeating } from './coupons.fixture.ts';

export default {
  'says nothing that stands in no catalogue': async () => {
    const items = [repeating, amount, ended];
    const { element: widget } = openWidget(
      'bw-admin-coupons',
      { locale: 'fr-CA' },
      { 'GET /administration/coupons': { items, total: 3 } },
    );
    await expectTranslated(widget, 13, { items });
  },
} satisfies TranslatedStates;
