import { defineElement } from '../../element/attributes/element-table.ts';
import kit from '../../kit/style/kit.css?inline';
import fileButton from '../../parts/file-button/file-button.css?inline';
import { pictureListStyles } from '../shared/picture-list/styles.ts';
import { mediaAttributes } from './attributes.ts';
import { mediaEvents } from './events.ts';
import { Media } from './Media.tsx';
import media from './media.css?inline';
import type { MediaContext } from './media-context.ts';
import { mediaProperties } from './properties.ts';

export default defineElement({
  tag: 'bw-media',
  summary: 'The pictures of a form: chosen, uploaded, described and put in order.',
  attributes: mediaAttributes,
  properties: mediaProperties,
  events: mediaEvents,
  intrinsicSize: [[0, 260]],
  styles: [kit, ...pictureListStyles, fileButton, media],
  render: (context: MediaContext) => <Media context={context} />,
});
