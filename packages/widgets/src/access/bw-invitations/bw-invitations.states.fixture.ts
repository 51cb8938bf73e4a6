import { openWidget } from '../../kit/testing/open-widget.fixture.ts';
import type { TranslatedStates } from '../../translations/show-states.fixture.ts';
import { expectTranslated } from '../../translations/untranslated.fixture.ts';

export default {
  'says nothing that stands in no catalogue': async () => {
    const pending = {
      id: '0b0d9a52-6f0b-4c39-9a43-0f6f3a1f7a11',
      permissions: ['read'],
      endsAt: '2027-01-01T05:00:00.000Z',
      invitedBy: { id: 1, firstName: 'Kim', lastName: null, profilePicture: null },
      since: '2026-12-01T15:00:00.000Z',
      expiresAt: '2026-12-08T15:00:00.000Z',
      object: { type: 'item', id: '17', name: 'A red canoe' },
      state: 'pending',
    };
    const { endsAt, invitedBy: grantedBy, since, object } = pending;
    const shared = { object, permissions: ['write'], grantedBy, since, endsAt };
    const { element } = openWidget(
      'bw-invitations',
      { locale: 'fr-CA' },
      {
        'GET /user/': { id: 3, firstName: 'Rosa', profilePicture: null, actor: null },
        'GET /user/invitations': { items: [pending], hasMore: true },
        'GET /user/permissions': [shared],
      },
    );
    await expectTranslated(element, 5, [pending, shared]);
  },
} satisfies TranslatedStates;
