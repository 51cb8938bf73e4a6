import type { WidgetContext } from '../../element/attributes/element-table.ts';
import type { uploadAttributes } from './attributes.ts';
import type { uploadEvents } from './events.ts';

export type UploadContext = WidgetContext<typeof uploadAttributes, undefined, typeof uploadEvents>;
