import { openWidget } from '../../kit/testing/open-widget.fixture.ts';
import type { TranslatedStates } from '../../translations/show-states.fixture.ts';
import { expectTranslated } from '../../translations/untranslated.fixture.ts';

export default {
  'says nothing that stands in no catalogue': async () => {
    const { element: widget } = openWidget(
      'bw-provider-return',
      { locale: 'fr-CA' },
      { 'GET /stripe/oauth/accounts': () => new Promise(() => undefined) },
    );
    await expectTranslated(widget, 3, {});
  },
} satisfies TranslatedStates;
