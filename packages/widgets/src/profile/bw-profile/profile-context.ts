import type { CurrentUser } from '@boardwalk/sdk-core/account/sessions/current-user-schemas';
import type { Profile } from '@boardwalk/sdk-core/profile/schemas';
import type { WidgetContext } from '../../element/attributes/element-table.ts';
import type { profileAttributes } from './attributes.ts';

/** What a server found out. */
export interface KnownProfile {
  /** null for a visitor, undefined where it could not be found out. */
  readonly user: CurrentUser | null | undefined;
  readonly profile: Profile | undefined;
}

export type ProfileContext = WidgetContext<typeof profileAttributes, KnownProfile>;
