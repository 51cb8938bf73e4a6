import { openWidget } from '../../kit/testing/open-widget.fixture.ts';
import type { TranslatedStates } from '../../translations/show-states.fixture.ts';
import { expectTranslated } from '../../translations/untranslated.fixture.ts';

export default {
  'says nothing that stands in no catalogue': async () => {
    const since = '2026-11-01T17:00:00.000Z';
    const site = {
      id: 7,
      name: 'The shop',
      origins: ['https://shop.example.org'],
      createdAt: since,
      keys: [{ key: 'pk_live_aaaa', kind: 'live', createdAt: since, endsAt: since }],
      proofs: [
        {
          origin: 'https://shop.example.org',
          isProved: false,
          checkedAt: since,
          fault: 'redirect',
        },
      ],
      stopped: { at: since, reason: 'Phishing' },
      owner: { id: 3, firstName: 'Rosa', lastName: 'Lindqvist', profilePicture: null },
      isOwnerEntitled: false,
      agreements: 12,
      requests: 1_200,
      refusals: 3,
      lastDay: '2026-11-20',
    };
    const { element: widget } = openWidget(
      'bw-admin-embeds',
      { locale: 'fr-CA' },
      { 'GET /administration/embeds': { items: [site], hasMore: true } },
    );
    await expectTranslated(widget, 16, site);
  },
} satisfies TranslatedStates;
