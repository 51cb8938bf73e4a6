import { openWidget } from '../../kit/testing/open-widget.fixture.ts';
import type { TranslatedStates } from '../../translations/show-states.fixture.ts';
import { expectTranslated } from '../../translations/untranslated.fixture.ts';

export default {
  'says nothing that stands in no catalogue': async () => {
    const since = '2026-11-01T17:00:00.000Z';
    const work = {
      id: '0b8f6f0e-1d0c-4b1a-9a53-3c1d0e7b1a11',
      work: 'import-listings',
      ids: { importId: 12 },
      tries: 11,
      reason: 'TypeError',
      enqueuedAt: since,
      failedAt: since,
    };
    const { element: widget } = openWidget(
      'bw-admin-work',
      { locale: 'fr-CA' },
      { 'GET /administration/work': { items: [work], hasMore: true } },
    );
    await expectTranslated(widget, 7, { ...work, told: 'importId 12' });
  },
} satisfies TranslatedStates;
