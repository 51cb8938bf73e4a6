import type { ConnectedAccount } from '@boardwalk/sdk-core/billing/connect/schemas';
import type { ShopSettingsStore } from '@boardwalk/sdk-core/shops/own/shop-settings-store';
import type { ShopSettings } from '@boardwalk/sdk-core/shops/schemas';
import type { WidgetContext } from '../../element/attributes/element-table.ts';
import type { shopEditorAttributes } from './attributes.ts';
import type { shopEditorEvents } from './events.ts';

export type ShopEditorContext = WidgetContext<
  typeof shopEditorAttributes,
  null,
  typeof shopEditorEvents
>;

/** What the parts of the editor are given. */
export interface ShopPartProps {
  readonly context: ShopEditorContext;
  readonly store: ShopSettingsStore;
  readonly settings: ShopSettings;
}

/** The same, with the account at the provider of an owner who has one. */
export interface AccountPartProps extends ShopPartProps {
  readonly ownAccount: ConnectedAccount | undefined;
}
