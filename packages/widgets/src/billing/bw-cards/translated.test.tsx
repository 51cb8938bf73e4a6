import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { registerElement } from '../../element/mount/register-element.ts';
import { role } from '../../kit/testing/role.fixture.ts';
import { countTranslated, untranslatedIn } from '../../translations/untranslated.fixture.ts';
import element from './bw-cards.element.tsx';
import { expired, list, mastercard, openOwn, transfer, visa } from './cards.fixture.ts';

vi.mock(
  '../../translations/messages.fr.ts',
  () => import('../../translations/pseudo-locale.fixture.ts'),
);

registerElement(element);

it('says nothing that stands in no catalogue', async () => {
  const cards = [visa, mastercard, transfer, expired];
  const { element: widget } = openOwn({ locale: 'fr-CA', taken: 'pm_4444' }, { [list]: cards });
  await expect.poll(() => countTranslated(widget)).toBeGreaterThan(16);
  await userEvent.click(role('button', { name: '4242' }).first());
  await expect.element(role('dialog')).toBeVisible();
  expect(untranslatedIn(widget, cards)).toEqual([]);
});
