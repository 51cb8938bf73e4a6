import { defineElement } from '../../element/attributes/element-table.ts';
import { uploadAttributes } from './attributes.ts';
import { uploadEvents } from './events.ts';
import { UploadDialog } from './UploadDialog.tsx';
import styles from './UploadDialog.tsx?styles';
import type { UploadContext } from './upload-context.ts';

export default defineElement({
  tag: 'bw-upload',
  summary: 'A dialog that uploads a picture, cropped, or a video to one’s own files.',
  attributes: uploadAttributes,
  events: uploadEvents,
  ownSite: true,
  intrinsicSize: [[0, 0]],
  styles,
  render: (context: UploadContext) => <UploadDialog context={context} />,
});
