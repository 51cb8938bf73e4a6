import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { registerElement } from '../../element/mount/register-element.ts';
import { openWidget } from '../../kit/testing/open-widget.fixture.ts';
import { role } from '../../kit/testing/role.fixture.ts';
import { countTranslated, untranslatedIn } from '../../translations/untranslated.fixture.ts';
import element from './bw-admin-plans.element.tsx';
import { cooperative, ended, street, town, usedUp } from './plans.fixture.ts';

vi.mock(
  '../../translations/messages.fr.ts',
  () => import('../../translations/pseudo-locale.fixture.ts'),
);

registerElement(element);

it('says nothing that stands in no catalogue', async () => {
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
});
