import type { KnownSession } from '../../account/shared/session/use-session.ts';
import type { WidgetContext } from '../../element/attributes/element-table.ts';
import type { topbarAttributes } from './attributes.ts';
import type { topbarProperties } from './properties.ts';

export type TopbarContext = WidgetContext<
  typeof topbarAttributes,
  KnownSession,
  Record<never, never>,
  typeof topbarProperties
>;
