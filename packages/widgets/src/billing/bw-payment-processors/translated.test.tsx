import { expect, it, vi } from 'vitest';
import { registerElement } from '../../element/mount/register-element.ts';
import { openWidget } from '../../kit/testing/open-widget.fixture.ts';
import { countTranslated, untranslatedIn } from '../../translations/untranslated.fixture.ts';
import element from './bw-payment-processors.element.tsx';

vi.mock(
  '../../translations/messages.fr.ts',
  () => import('../../translations/pseudo-locale.fixture.ts'),
);

registerElement(element);

it('says nothing that stands in no catalogue', async () => {
  const account = {
    id: 'acct_1',
    country: 'CA',
    currency: 'CAD',
    chargesEnabled: false,
    payoutsEnabled: false,
    detailsSubmitted: true,
    required: ['business', 'person', 'documents', 'bankAccount', 'terms', 'other'],
    readAt: '2026-11-01T17:00:00.000Z',
  };
  const { element: widget } = openWidget(
    'bw-payment-processors',
    { locale: 'fr-CA' },
    {
      'GET /payment/processors': [{ name: 'stripe', isSetUp: true, isTest: true }],
      'GET /stripe/oauth/accounts': [account],
    },
  );
  await expect.poll(() => countTranslated(widget)).toBeGreaterThan(12);
  expect(untranslatedIn(widget, account)).toEqual([]);
});
