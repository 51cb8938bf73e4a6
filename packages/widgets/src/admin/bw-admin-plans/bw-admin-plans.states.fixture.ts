import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import { openWidget } from '../../kit/testing/open-widget.fixture.ts';
import { role } from '../../kit/testing/role.fixture.ts';
import type { TranslatedStates } from '../../translations/show-states.fixture.ts';
import { countTranslated, untranslatedIn } from '../../translations/untranslated.fixture.ts';
import { cooperative, ended, street, town, usedUp } from './plans.fixture.ts';

export default {
  'says nothing that stands in no catalogue': async () => {
    const plans = [street, town];
    const items = [cooperative, usedUp, ended];
    const { element: widget } = openWidget(
      'bw-admin-plans',
      { locale: 'fr-CA' },
      { 'GET /license/plans': plans, 'GET /license/enterprise/plans': { items, total: 3 } },
    );
    await expect.poll(() => countTranslated(widget)).toBeGreaterThan(30);
    await userEvent.click(role('button', { name: 'Cooperative' }).first());
    await expect.element(role('dialog')).toBeVisible();
    expect(untranslatedIn(widget, { plans, items })).toEqual([]);
  },
} satisfies TranslatedStates;
