import type { WidgetContext } from '../../element/attributes/element-table.ts';
import type { registrationAttributes } from './attributes.ts';
import type { registrationEvents } from './events.ts';

export type RegistrationContext = WidgetContext<
  typeof registrationAttributes,
  null,
  typeof registrationEvents
>;
