import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import { narrow } from '../../kit/testing/add-widget.fixture.ts';
import { role } from '../../kit/testing/role.fixture.ts';
import type { TranslatedStates } from '../../translations/show-states.fixture.ts';
import { countTranslated, expectTranslated } from '../../translations/untranslated.fixture.ts';
import { downtown, harbour, king, mill, outage } from '../boards/boards.fixture.ts';
import { openBoards } from './boards-page.fixture.ts';

export default {
  'says nothing that stands in no catalogue': async () => {
    const outages = [outage(1, { isOwed: true }), outage(2, { until: '2026-11-12T15:00:00.000Z' })];
    const attribution = 'Coasts by GSHHG';
    const shown = { downtown, boards: [king, harbour, mill], outages, attribution };
    const { element } = openBoards(
      { [`GET /billboard/${king.id}/outages`]: { items: outages } },
      { locale: 'fr-CA' },
    );
    narrow(element, 320);
    await expect.poll(() => countTranslated(element)).toBeGreaterThan(20);
    const dialog = role('dialog');
    const row = role('row', { name: king.name });
    // In the order of its actions: change, outages, retire.
    for (const [place, least] of [20, 30, 50].entries()) {
      await userEvent.click(row.getByRole('button').nth(2 - place));
      await expect.element(dialog).toBeVisible();
      await expectTranslated(element, least + 1, shown);
      await userEvent.keyboard('{Escape}');
      await expect.element(dialog).not.toBeInTheDocument();
    }
  },
} satisfies TranslatedStates;
