import type { WidgetContext } from '../../element/attributes/element-table.ts';
import type { signInAttributes } from './attributes.ts';
import type { embeddedSignInEvents } from './events.ts';

export type SignInContext = WidgetContext<
  typeof signInAttributes,
  null,
  typeof embeddedSignInEvents
>;
