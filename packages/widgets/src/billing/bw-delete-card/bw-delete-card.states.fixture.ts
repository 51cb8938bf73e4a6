import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import { configure } from '../../element/environment/settings.ts';
import { problem } from '../../kit/testing/fake-api.fixture.ts';
import { openWidget } from '../../kit/testing/open-widget.fixture.ts';
import { role } from '../../kit/testing/role.fixture.ts';
import type { TranslatedStates } from '../../translations/show-states.fixture.ts';
import { expectTranslated, untranslatedIn } from '../../translations/untranslated.fixture.ts';
import { rosa } from '../bw-cards/cards.fixture.ts';

export default {
  'says nothing that stands in no catalogue': async () => {
    window.focus();
    const { element: widget } = openWidget(
      'bw-delete-card',
      { locale: 'fr-CA', card: 'pm_4242' },
      { 'GET /user/': rosa, 'DELETE /customer/pm_4242': () => problem('conflict') },
    );
    configure({ siteOrigin: location.origin });
    await expectTranslated(widget, 2, {});
    await expect.element(role('button')).toBeEnabled();
    await userEvent.click(role('button'));
    await expect.element(role('alert')).toBeVisible();
    expect(untranslatedIn(widget, {})).toEqual([]);
  },
} satisfies TranslatedStates;
