import { openWidget } from '../../kit/testing/open-widget.fixture.ts';
import type { TranslatedStates } from '../../translations/show-states.fixture.ts';
import { expectTranslated } from '../../translations/untranslated.fixture.ts';
import { house, list, ownFile, pageOf, roomOf, stats, video } from './own-files.fixture.ts';

export default {
  'says nothing that stands in no catalogue': async () => {
    const going = ownFile('d', { goesAt: '2026-12-20T15:00:00.000Z' });
    const page = pageOf([house, video, going]);
    const { element: widget } = openWidget(
      'bw-files',
      { locale: 'fr-CA' },
      { [list]: page, [stats]: roomOf(2 ** 31) },
    );
    await expectTranslated(widget, 17, page);
  },
} satisfies TranslatedStates;
