import { expect, it, vi } from 'vitest';
import { registerElement } from '../../element/mount/register-element.ts';
import { openWidget } from '../../kit/testing/open-widget.fixture.ts';
import { countTranslated, untranslatedIn } from '../../translations/untranslated.fixture.ts';
import element from './bw-admin-payments.element.tsx';
import { difference, dispute, event, mismatch, provider } from './payments.fixture.ts';

vi.mock(
  '../../translations/messages.fr.ts',
  () => import('../../translations/pseudo-locale.fixture.ts'),
);

registerElement(element);

it('says nothing that stands in no catalogue', async () => {
  const { element: widget } = openWidget(
    'bw-admin-payments',
    { locale: 'fr-CA' },
    {
      'GET /administration/stripe': provider,
      'GET /stripe/prices/': { tier: [], sponsor: null },
      'GET /administration/stripe/events': { items: [event], hasMore: true },
      'GET /administration/stripe/differences': { items: [difference], hasMore: true },
      'GET /administration/stripe/disputes': { items: [dispute], hasMore: true },
      'GET /administration/license/address-mismatches': { items: [mismatch], hasMore: true },
    },
  );
  await expect.poll(() => countTranslated(widget)).toBeGreaterThan(20);
  expect(
    untranslatedIn(widget, {
      provider,
      event,
      difference,
      dispute,
      mismatch,
      written: '203,40',
      places: ['Ontario, Canada', 'Alberta, Canada', 'Ontario', 'Alberta', 'Canada', 'États-Unis'],
      known: 'Boardwalk sandbox, CA',
    }),
  ).toEqual([]);
});
