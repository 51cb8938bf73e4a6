import { openWidget } from '../../kit/testing/open-widget.fixture.ts';
import type { TranslatedStates } from '../../translations/show-states.fixture.ts';
import { expectTranslated } from '../../translations/untranslated.fixture.ts';
import { chief, found } from '../testing/people.fixture.ts';

export default {
  'says nothing that stands in no catalogue': async () => {
    const items = [found(3, 'Rosa'), found(4, 'Ana', { state: 'disabled' })];
    const { element: widget } = openWidget(
      'bw-admin-users',
      { locale: 'fr-CA' },
      { 'GET /user/': chief, 'POST /user/search': { items, hasMore: true } },
    );
    await expectTranslated(widget, 13, items);
  },
} satisfies TranslatedStates;
