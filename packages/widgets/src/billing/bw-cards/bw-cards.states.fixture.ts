import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import { role } from '../../kit/testing/role.fixture.ts';
import type { TranslatedStates } from '../../translations/show-states.fixture.ts';
import { countTranslated, untranslatedIn } from '../../translations/untranslated.fixture.ts';
import { expired, list, mastercard, openOwn, transfer, visa } from './cards.fixture.ts';

export default {
  'says nothing that stands in no catalogue': async () => {
    const cards = [visa, mastercard, transfer, expired];
    const { element: widget } = openOwn({ locale: 'fr-CA', taken: 'pm_4444' }, { [list]: cards });
    await expect.poll(() => countTranslated(widget)).toBeGreaterThan(16);
    await userEvent.click(role('button', { name: '4242' }).first());
    await expect.element(role('dialog')).toBeVisible();
    expect(untranslatedIn(widget, cards)).toEqual([]);
  },
} satisfies TranslatedStates;
