import { expect, it, vi } from 'vitest';
import { registerElement } from '../../element/mount/register-element.ts';
import { openWidget } from '../../kit/testing/open-widget.fixture.ts';
import { countTranslated, untranslatedIn } from '../../translations/untranslated.fixture.ts';
import element from './bw-admin-work.element.tsx';

vi.mock(
  '../../translations/messages.fr.ts',
  () => import('../../translations/pseudo-locale.fixture.ts'),
);

registerElement(element);

it('says nothing that stands in no catalogue', async () => {
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
  await expect.poll(() => countTranslated(widget)).toBeGreaterThan(6);
  expect(untranslatedIn(widget, { ...work, told: 'importId 12' })).toEqual([]);
});
