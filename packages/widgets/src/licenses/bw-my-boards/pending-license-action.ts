import type { License } from '@boardwalk/sdk-core/licenses/license-schemas';
import type { OwnBoard } from '@boardwalk/sdk-core/licenses/own/schemas';

/** What the user is prompted about: a place to give up, a licence to end. */
export type PendingLicenseAction =
  | { readonly about: 'place'; readonly board: OwnBoard }
  | { readonly about: 'end'; readonly license: License };
