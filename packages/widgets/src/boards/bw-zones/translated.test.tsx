import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { role } from '../../kit/testing/role.fixture.ts';
import { countTranslated, untranslatedIn } from '../../translations/untranslated.fixture.ts';
import { boards, calls, east, millBridge, openZones, west } from './zones.fixture.ts';

vi.mock(
  '../../translations/messages.fr.ts',
  () => import('../../translations/pseudo-locale.fixture.ts'),
);

it('says nothing that stands in no catalogue', async () => {
  const { element } = openZones({ [calls.zones]: { items: [west, east] } }, { locale: 'fr-CA' });
  await userEvent.click(role('button', { name: 'Mill Bridge' }).last());
  await expect.poll(() => element.shadowRoot?.querySelector('.outage')).not.toBe(null);
  await expect.poll(() => countTranslated(element)).toBeGreaterThan(12);
  const data = [boards, west, east, millBridge, 'Coasts by GSHHG'];
  expect(untranslatedIn(element, data)).toEqual([]);
});
