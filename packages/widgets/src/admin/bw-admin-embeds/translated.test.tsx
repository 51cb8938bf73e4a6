import { expect, it, vi } from 'vitest';
import { registerElement } from '../../element/mount/register-element.ts';
import { openWidget } from '../../kit/testing/open-widget.fixture.ts';
import { countTranslated, untranslatedIn } from '../../translations/untranslated.fixture.ts';
import element from './bw-admin-embeds.element.tsx';

vi.mock(
  '../../translations/messages.fr.ts',
  () => import('../../translations/pseudo-locale.fixture.ts'),
);

registerElement(element);

it('says nothing that stands in no catalogue', async () => {
  const since = '2026-11-01T17:00:00.000Z';
  const site = {
    id: 7,
    name: 'The shop',
    origins: ['https://shop.example.org'],
    createdAt: since,
    keys: [{ key: 'pk_live_aaaa', kind: 'live', createdAt: since, endsAt: since }],
    proofs: [
      { origin: 'https://shop.example.org', isProved: false, checkedAt: since, fault: 'redirect' },
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
  await expect.poll(() => countTranslated(widget)).toBeGreaterThan(15);
  expect(untranslatedIn(widget, site)).toEqual([]);
});
