import { userEvent } from 'vitest/browser';
import { untilShown } from '../../kit/testing/add-widget.fixture.ts';
import { openWidget } from '../../kit/testing/open-widget.fixture.ts';
import { role } from '../../kit/testing/role.fixture.ts';
import type { TranslatedStates } from '../../translations/show-states.fixture.ts';
import { expectTranslated } from '../../translations/untranslated.fixture.ts';
import { cooperative, corner, street, town } from './plans.fixture.ts';

export default {
  'says nothing that stands in no catalogue': async () => {
    const items = [corner, street, town];

    const { element: widget } = openWidget(
      'bw-plans',
      {
        locale: 'fr-CA',
        billboards: '1,2',
        'show-more-than': '1',
      },
      { 'GET /license/plans': items, 'GET /license/plan/COOP-120': cooperative },
    );
    await userEvent.fill(role('textbox'), 'COOP-120');
    await userEvent.keyboard('{Enter}');
    await untilShown(widget, '.plan-found');
    await expectTranslated(widget, 21, { items, cooperative, code: 'COOP-120' });
  },
} satisfies TranslatedStates;
