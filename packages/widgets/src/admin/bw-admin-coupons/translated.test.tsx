import { expect, it, vi } from 'vitest';
import { registerElement } from '../../element/mount/register-element.ts';
import { openWidget } from '../../kit/testing/open-widget.fixture.ts';
import { countTranslated, untranslatedIn } from '../../translations/untranslated.fixture.ts';
import element from './bw-admin-coupons.element.tsx';
import { amount, ended, repeating } from './coupons.fixture.ts';

vi.mock(
  '../../translations/messages.fr.ts',
  () => import('../../translations/pseudo-locale.fixture.ts'),
);

registerElement(element);

it('says nothing that stands in no catalogue', async () => {
  const items = [repeating, amount, ended];
  const { element: widget } = openWidget(
    'bw-admin-coupons',
    { locale: 'fr-CA' },
    { 'GET /administration/coupons': { items, total: 3 } },
  );
  await expect.poll(() => countTranslated(widget)).toBeGreaterThan(12);
  expect(untranslatedIn(widget, { items })).toEqual([]);
});
