import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { configure } from '../../element/environment/settings.ts';
import { registerElement } from '../../element/mount/register-element.ts';
import { problem } from '../../kit/testing/fake-api.fixture.ts';
import { openWidget } from '../../kit/testing/open-widget.fixture.ts';
import { role } from '../../kit/testing/role.fixture.ts';
import { countTranslated, untranslatedIn } from '../../translations/untranslated.fixture.ts';
import { rosa } from '../bw-cards/cards.fixture.ts';
import element from './bw-delete-card.element.tsx';

vi.mock(
  '../../translations/messages.fr.ts',
  () => import('../../translations/pseudo-locale.fixture.ts'),
);

registerElement(element);

it('says nothing that stands in no catalogue', async () => {
  window.focus();
  const { element: widget } = openWidget(
    'bw-delete-card',
    { locale: 'fr-CA', card: 'pm_4242' },
    { 'GET /user/': rosa, 'DELETE /customer/pm_4242': () => problem('conflict') },
  );
  configure({ siteOrigin: location.origin });
  await expect.poll(() => countTranslated(widget)).toBeGreaterThan(1);
  expect(untranslatedIn(widget, {})).toEqual([]);
  await expect.element(role('button')).toBeEnabled();
  await userEvent.click(role('button'));
  await expect.element(role('alert')).toBeVisible();
  expect(untranslatedIn(widget, {})).toEqual([]);
});
