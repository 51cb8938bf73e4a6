import { defineElement } from '../../element/attributes/element-table.ts';
import button from '../../kit/button/button.css?inline';
import formCss from '../../kit/form/form.css?inline';
import icon from '../../kit/icon/icon.css?inline';
import pager from '../../kit/pager/pager.css?inline';
import picture from '../../kit/picture/picture.css?inline';
import select from '../../kit/select/select.css?inline';
import skeleton from '../../kit/skeleton/skeleton.css?inline';
import state from '../../kit/state/state.css?inline';
import kit from '../../kit/style/kit.css?inline';
import field from '../../kit/text-field/field.css?inline';
import table from '../../parts/data-table/data-table.css?inline';
import fileButton from '../../parts/file-button/file-button.css?inline';
import video from '../shared/video/video-player.css?inline';
import { filesAttributes } from './attributes.ts';
import { Files } from './Files.tsx';
import files from './files.css?inline';
import type { FilesContext } from './files-context.ts';

export default defineElement({
  tag: 'bw-files',
  summary: 'The files of the signed-in user: where each is used, and how much room is left.',
  attributes: filesAttributes,
  events: {},
  parts: { heading: 'The heading.', list: 'The files.' },
  ownSite: true,
  intrinsicSize: [[0, 720]],
  styles: [
    ...[kit, icon, button, select, field, formCss, pager, picture, skeleton, state, table],
    ...[fileButton, video],
    files,
  ],
  render: (context: FilesContext) => <Files context={context} />,
});
