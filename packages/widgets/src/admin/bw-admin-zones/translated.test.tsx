import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { narrow } from '../../kit/testing/add-widget.fixture.ts';
import { role } from '../../kit/testing/role.fixture.ts';
import { countTranslated, untranslatedIn } from '../../translations/untranslated.fixture.ts';
import { downtown, tiles } from '../boards/boards.fixture.ts';
import { openZone, openZones, sold, zone } from './zones-page.fixture.ts';

vi.mock(
  '../../translations/messages.fr.ts',
  () => import('../../translations/pseudo-locale.fixture.ts'),
);

const shown = { sold, zone, downtown, tiles };

it('says nothing that stands in no catalogue', async () => {
  const { element } = openZones({}, { locale: 'fr-CA' });
  await expect.poll(() => countTranslated(element)).toBeGreaterThan(3);
  expect(untranslatedIn(element, shown)).toEqual([]);
});

it('says nothing of a zone that stands in no catalogue', async () => {
  const { element } = openZone({ 'GET /billboard/2': { zone: null } }, { locale: 'fr-CA' });
  narrow(element, 320);
  await expect.element(role('button', { name: 'Harbour' }).first()).toBeVisible();
  await userEvent.click(role('button', { name: 'Harbour' }).last());
  await expect.poll(() => countTranslated(element)).toBeGreaterThan(25);
  expect(untranslatedIn(element, shown)).toEqual([]);
});
