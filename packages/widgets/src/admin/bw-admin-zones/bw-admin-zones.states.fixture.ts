import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import { narrow } from '../../kit/testing/add-widget.fixture.ts';
import { role } from '../../kit/testing/role.fixture.ts';
import type { TranslatedStates } from '../../translations/show-states.fixture.ts';
import { expectTranslated } from '../../translations/untranslated.fixture.ts';
import { downtown, tiles } from '../boards/boards.fixture.ts';
import { openZone, openZones, sold, zone } from './zones-page.fixture.ts';

const shown = { sold, zone, downtown, tiles };

export default {
  'says nothing that stands in no catalogue': async () => {
    const { element } = openZones({}, { locale: 'fr-CA' });
    await expectTranslated(element, 4, shown);
  },

  'says nothing of a zone that stands in no catalogue': async () => {
    const { element } = openZone({ 'GET /billboard/2': { zone: null } }, { locale: 'fr-CA' });
    narrow(element, 320);
    await expect.element(role('button', { name: 'Harbour' }).first()).toBeVisible();
    await userEvent.click(role('button', { name: 'Harbour' }).last());
    await expectTranslated(element, 26, shown);
  },
} satisfies TranslatedStates;
