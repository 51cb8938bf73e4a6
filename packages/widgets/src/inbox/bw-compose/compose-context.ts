import type { WidgetContext } from '../../element/attributes/element-table.ts';
import type { composeAttributes } from './attributes.ts';

/** What the wrapper hands to `<bw-compose>`. */
export type ComposeContext = WidgetContext<typeof composeAttributes, null>;
