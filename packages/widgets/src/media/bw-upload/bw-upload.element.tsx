import { defineElement } from '../../element/attributes/element-table.ts';
import button from '../../kit/button/button.css?inline';
import formCss from '../../kit/form/form.css?inline';
import icon from '../../kit/icon/icon.css?inline';
import kit from '../../kit/style/kit.css?inline';
import fileButton from '../../parts/file-button/file-button.css?inline';
import { uploadAttributes } from './attributes.ts';
import { uploadEvents } from './events.ts';
import { UploadDialog } from './UploadDialog.tsx';
import upload from './upload.css?inline';
import type { UploadContext } from './upload-context.ts';

export default defineElement({
  tag: 'bw-upload',
  summary: 'A dialog that uploads a picture, cropped, or a video to one’s own files.',
  attributes: uploadAttributes,
  events: uploadEvents,
  ownSite: true,
  intrinsicSize: [[0, 0]],
  styles: [kit, icon, button, formCss, fileButton, upload],
  render: (context: UploadContext) => <UploadDialog context={context} />,
});
