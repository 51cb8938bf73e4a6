import type { WidgetContext } from '../../element/attributes/element-table.ts';
import type { mediaAttributes } from './attributes.ts';
import type { mediaEvents } from './events.ts';
import type { mediaProperties } from './properties.ts';

export type MediaContext = WidgetContext<
  typeof mediaAttributes,
  undefined,
  typeof mediaEvents,
  typeof mediaProperties
>;
