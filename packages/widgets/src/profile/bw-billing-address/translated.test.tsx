import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { configure } from '../../element/environment/settings.ts';
import { registerElement } from '../../element/mount/register-element.ts';
import { openWidget } from '../../kit/testing/open-widget.fixture.ts';
import { role } from '../../kit/testing/role.fixture.ts';
import { countTranslated, untranslatedIn } from '../../translations/untranslated.fixture.ts';
import element from './bw-billing-address.element.tsx';

vi.mock(
  '../../translations/messages.fr.ts',
  () => import('../../translations/pseudo-locale.fixture.ts'),
);

registerElement(element);

it('says nothing that stands in no catalogue', async () => {
  const profile = {
    ...{ id: 3, firstName: 'Rosa', lastName: 'Lind', username: 'rosa', email: null, phone: null },
    billing: { countryCode: null, postalCode: null, state: null, city: null, line1: null },
    ...{ profilePicture: null, missing: [], version: 'one', isMasked: false },
  };
  const { element: widget } = openWidget(
    'bw-billing-address',
    { locale: 'fr-CA' },
    {
      'GET /user/': { id: 3, firstName: 'Rosa', profilePicture: null, actor: null },
      'GET /user/profile': profile,
    },
  );
  configure({ siteOrigin: location.origin });
  await expect.poll(() => countTranslated(widget)).toBeGreaterThan(8);
  await userEvent.click(role('button'));
  await expect.poll(() => countTranslated(widget)).toBeGreaterThan(12);
  expect(untranslatedIn(widget, {})).toEqual([]);
});
