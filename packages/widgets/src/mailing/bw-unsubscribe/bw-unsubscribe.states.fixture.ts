import { openWidget } from '../../kit/testing/open-widget.fixture.ts';
import type { TranslatedStates } from '../../translations/show-states.fixture.ts';
import { expectTranslated } from '../../translations/untranslated.fixture.ts';

export default {
  'it says nothing that stands in no catalogue': async () => {
    const { element } = openWidget(
      'bw-unsubscribe',
      { locale: 'fr-CA', token: 't1' },
      {
        'POST /mail/unsubscription': {
          kind: 'inbox.messages',
          frequency: 'daily',
          hasAccount: true,
        },
      },
    );
    await expectTranslated(element, 5, []);
  },
} satisfies TranslatedStates;
