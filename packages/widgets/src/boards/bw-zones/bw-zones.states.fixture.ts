import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import { role } from '../../kit/testing/role.fixture.ts';
import type { TranslatedStates } from '../../translations/show-states.fixture.ts';
import { expectTranslated } from '../../translations/untranslated.fixture.ts';
import { boards, calls, east, millBridge, openZones, west } from './zones.fixture.ts';

export default {
  'says nothing that stands in no catalogue': async () => {
    const { element } = openZones({ [calls.zones]: { items: [west, east] } }, { locale: 'fr-CA' });
    await userEvent.click(role('button', { name: 'Mill Bridge' }).last());
    await expect.poll(() => element.shadowRoot?.querySelector('.outage')).not.toBe(null);
    const data = [boards, west, east, millBridge, 'Coasts by GSHHG'];
    await expectTranslated(element, 13, data);
  },
} satisfies TranslatedStates;
