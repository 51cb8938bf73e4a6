import type { ProcessorsStore } from '@boardwalk/sdk-core/billing/connect/processors-store';
import type { ConnectedAccount } from '@boardwalk/sdk-core/billing/connect/schemas';
import type { WidgetContext } from '../../element/attributes/element-table.ts';
import type { paymentProcessorsAttributes } from './attributes.ts';
import type { paymentProcessorsEvents } from './events.ts';

export type ProcessorsContext = WidgetContext<
  typeof paymentProcessorsAttributes,
  null,
  typeof paymentProcessorsEvents
>;

/** What the parts about the own account at the provider are given. */
export interface OwnAccountProps {
  readonly context: ProcessorsContext;
  readonly store: ProcessorsStore;
  readonly account: ConnectedAccount | undefined;
}
