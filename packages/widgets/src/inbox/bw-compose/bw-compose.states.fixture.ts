import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import { openWidget } from '../../kit/testing/open-widget.fixture.ts';
import { role } from '../../kit/testing/role.fixture.ts';
import type { TranslatedStates } from '../../translations/show-states.fixture.ts';
import { countTranslated, untranslatedIn } from '../../translations/untranslated.fixture.ts';

export default {
  'says nothing that stands in no catalogue': async () => {
    const { element: widget } = openWidget(
      'bw-compose',
      { locale: 'fr-CA' },
      { 'GET /user/': { id: 5, firstName: 'Milo', profilePicture: null, actor: null } },
    );
    await userEvent.click(role('button', { name: '⟦Send message' }));
    await expect.poll(() => countTranslated(widget)).toBeGreaterThanOrEqual(5);
    expect(untranslatedIn(widget, [])).toEqual([]);
  },
} satisfies TranslatedStates;
