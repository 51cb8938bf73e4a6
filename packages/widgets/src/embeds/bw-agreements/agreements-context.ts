import type { WidgetContext } from '../../element/attributes/element-table.ts';
import type { agreementsAttributes } from './attributes.ts';

export type AgreementsContext = WidgetContext<
  typeof agreementsAttributes,
  null,
  Record<never, never>
>;
