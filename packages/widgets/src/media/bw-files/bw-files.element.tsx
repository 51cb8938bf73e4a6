import { defineElement } from '../../element/attributes/element-table.ts';
import { filesAttributes } from './attributes.ts';
import { Files } from './Files.tsx';
import styles from './Files.tsx?styles';
import type { FilesContext } from './files-context.ts';

export default defineElement({
  tag: 'bw-files',
  summary: 'The files of the signed-in user: where each is used, and how much room is left.',
  attributes: filesAttributes,
  events: {},
  parts: { heading: 'The heading.', list: 'The files.' },
  ownSite: true,
  intrinsicSize: [[0, 720]],
  styles,
  render: (context: FilesContext) => <Files context={context} />,
});
