import { openWidget } from '../../kit/testing/open-widget.fixture.ts';
import type { TranslatedStates } from '../../translations/show-states.fixture.ts';
import { expectTranslated } from '../../translations/untranslated.fixture.ts';

export default {
  'says nothing that stands in no catalogue': async () => {
    const agreement = {
      id: '0b54c1d0-0000-4000-8000-000000000001',
      siteName: 'The shop',
      origin: 'https://shop.example.org',
      scopes: ['profile:basic'],
      givenAt: '2026-11-01T17:00:00.000Z',
      isSignedIn: true,
    };
    const { element: widget } = openWidget(
      'bw-agreements',
      { locale: 'fr-CA' },
      { 'GET /embeds/agreements': [agreement] },
    );
    await expectTranslated(widget, 6, ['The shop', 'https://shop.example.org']);
  },
} satisfies TranslatedStates;
