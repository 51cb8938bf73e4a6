import { defineElement } from '../../element/attributes/element-table.ts';
import { mediaAttributes } from './attributes.ts';
import { mediaEvents } from './events.ts';
import { Media } from './Media.tsx';
import styles from './Media.tsx?styles';
import type { MediaContext } from './media-context.ts';
import { mediaProperties } from './properties.ts';

export default defineElement({
  tag: 'bw-media',
  summary: 'The pictures of a form: chosen, uploaded, described and put in order.',
  attributes: mediaAttributes,
  properties: mediaProperties,
  events: mediaEvents,
  intrinsicSize: [[0, 172]],
  styles,
  render: (context: MediaContext) => <Media context={context} />,
});
