import { expect, it, vi } from 'vitest';
import { registerElement } from '../../element/mount/register-element.ts';
import { openWidget } from '../../kit/testing/open-widget.fixture.ts';
import { countTranslated, untranslatedIn } from '../../translations/untranslated.fixture.ts';
import element from './bw-files.element.tsx';
import { house, list, ownFile, pageOf, roomOf, stats, video } from './own-files.fixture.ts';

vi.mock(
  '../../translations/messages.fr.ts',
  () => import('../../translations/pseudo-locale.fixture.ts'),
);

registerElement(element);

it('says nothing that stands in no catalogue', async () => {
  const going = ownFile('d', { goesAt: '2026-12-20T15:00:00.000Z' });
  const page = pageOf([house, video, going]);
  const { element: widget } = openWidget(
    'bw-files',
    { locale: 'fr-CA' },
    { [list]: page, [stats]: roomOf(2 ** 31) },
  );
  await expect.poll(() => countTranslated(widget)).toBeGreaterThan(16);
  expect(untranslatedIn(widget, page)).toEqual([]);
});
