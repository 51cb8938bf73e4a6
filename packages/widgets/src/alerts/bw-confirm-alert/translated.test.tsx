import { expect, test, vi } from 'vitest';
import { registerElement } from '../../element/mount/register-element.ts';
import { openWidget } from '../../kit/testing/open-widget.fixture.ts';
import { countTranslated, untranslatedIn } from '../../translations/untranslated.fixture.ts';
import table from './bw-confirm-alert.element.tsx';

vi.mock(
  '../../translations/messages.fr.ts',
  () => import('../../translations/pseudo-locale.fixture.ts'),
);

registerElement(table);

const asked = {
  name: 'Canoës',
  listingType: 'item',
  words: 'Objets',
  frequency: 'weekly',
  news: ['new', 'repriced', 'reduced', 'open-again', 'gone'],
  email: 'rosa@example.org',
  expiresAt: '2026-11-30T12:00:00.000Z',
};

test.each([
  ['is asked', null, 9],
  ['runs', 'address', 3],
  ['runs in an account', 'account', 3],
])('of an alert that %s it says nothing that stands in no catalogue', async (_, keptBy, most) => {
  const { element } = openWidget(
    'bw-confirm-alert',
    { locale: 'fr-CA', token: 't1' },
    { 'POST /rule/confirmation': { ...asked, keptBy } },
  );
  await expect.poll(() => countTranslated(element)).toBeGreaterThan(most);
  expect(untranslatedIn(element, ['Objets', 'rosa@example.org'])).toEqual([]);
  element.remove();
});
