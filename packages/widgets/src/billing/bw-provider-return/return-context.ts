import type { WidgetContext } from '../../element/attributes/element-table.ts';
import type { providerReturnAttributes } from './attributes.ts';
import type { providerReturnEvents } from './events.ts';

export type ReturnContext = WidgetContext<
  typeof providerReturnAttributes,
  null,
  typeof providerReturnEvents
>;
