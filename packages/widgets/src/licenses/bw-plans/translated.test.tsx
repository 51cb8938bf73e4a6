import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { registerElement } from '../../element/mount/register-element.ts';
import { untilShown } from '../../kit/testing/add-widget.fixture.ts';
import { openWidget } from '../../kit/testing/open-widget.fixture.ts';
import { role } from '../../kit/testing/role.fixture.ts';
import { countTranslated, untranslatedIn } from '../../translations/untranslated.fixture.ts';
import element from './bw-plans.element.tsx';
import { cooperative, corner, street, town } from './plans.fixture.ts';

vi.mock(
  '../../translations/messages.fr.ts',
  () => import('../../translations/pseudo-locale.fixture.ts'),
);

registerElement(element);

it('says nothing that stands in no catalogue', async () => {
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
  await expect.poll(() => countTranslated(widget)).toBeGreaterThan(20);
  expect(untranslatedIn(widget, { items, cooperative, code: 'COOP-120' })).toEqual([]);
});
