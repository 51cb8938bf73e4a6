import { expect } from 'vitest';
import { untilShown } from '../../kit/testing/add-widget.fixture.ts';
import { openWidget } from '../../kit/testing/open-widget.fixture.ts';
import type { TranslatedStates } from '../../translations/show-states.fixture.ts';
import { countTranslated, untranslatedIn } from '../../translations/untranslated.fixture.ts';

export default {
  'says nothing that stands in no catalogue': async () => {
    const { element: widget } = openWidget('bw-media', { locale: 'fr-CA' }, {});
    const pictures = [{ id: 'a', path: '/media/a', alt: 'The street' }];
    Object.assign(widget, { pictures });
    const zone = await untilShown(widget, '.media-add');
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(['x'], 'notes.txt', { type: 'text/plain' }));
    zone.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
    await untilShown(widget, '.media-refused');
    expect(countTranslated(widget)).toBeGreaterThan(10);
    expect(untranslatedIn(widget, [pictures, 'notes.txt'])).toEqual([]);
  },
} satisfies TranslatedStates;
