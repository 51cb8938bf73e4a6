import { expect } from 'vitest';
import { configure } from '../../element/environment/settings.ts';
import { openWidget } from '../../kit/testing/open-widget.fixture.ts';
import { role } from '../../kit/testing/role.fixture.ts';
import type { TranslatedStates } from '../../translations/show-states.fixture.ts';
import { expectTranslated } from '../../translations/untranslated.fixture.ts';
import { rosa } from '../bw-cards/cards.fixture.ts';
import { addProvider } from '../bw-cards/manage/provider.fixture.ts';

export default {
  'says nothing that stands in no catalogue': async () => {
    addProvider();
    const script = { url: 'https://pay.example/s.js', publishableKey: 'pk_test_translated' };
    const { element: widget } = openWidget(
      'bw-add-card',
      { locale: 'fr-CA' },
      { 'GET /user/': rosa, 'GET /stripe/script': script },
    );
    configure({ siteOrigin: location.origin });
    await expect.element(role('textbox')).toBeVisible();
    // The number's field stands for the provider's frame, which speaks for itself.
    await expectTranslated(widget, 3, ['Card number']);
  },
} satisfies TranslatedStates;
