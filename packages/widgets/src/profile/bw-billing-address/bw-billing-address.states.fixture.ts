import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import { openWidget } from '../../kit/testing/open-widget.fixture.ts';
import { role } from '../../kit/testing/role.fixture.ts';
import type { TranslatedStates } from '../../translations/show-states.fixture.ts';
import { countTranslated, expectTranslated } from '../../translations/untranslated.fixture.ts';

export default {
  'says nothing that stands in no catalogue': async () => {
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
      { siteOrigin: location.origin },
    );
    await expect.poll(() => countTranslated(widget)).toBeGreaterThan(8);
    await userEvent.click(role('button'));
    await expectTranslated(widget, 13, {});
  },
} satisfies TranslatedStates;
