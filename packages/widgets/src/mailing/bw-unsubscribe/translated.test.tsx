import { expect, test, vi } from 'vitest';
import { registerElement } from '../../element/mount/register-element.ts';
import { openWidget } from '../../kit/testing/open-widget.fixture.ts';
import { countTranslated, untranslatedIn } from '../../translations/untranslated.fixture.ts';
import table from './bw-unsubscribe.element.tsx';

vi.mock(
  '../../translations/messages.fr.ts',
  () => import('../../translations/pseudo-locale.fixture.ts'),
);

registerElement(table);

test('it says nothing that stands in no catalogue', async () => {
  const { element } = openWidget(
    'bw-unsubscribe',
    { locale: 'fr-CA', token: 't1' },
    {
      'POST /mail/unsubscription': { kind: 'inbox.messages', frequency: 'daily', hasAccount: true },
    },
  );
  await expect.poll(() => countTranslated(element)).toBeGreaterThan(4);
  expect(untranslatedIn(element, [])).toEqual([]);
});
