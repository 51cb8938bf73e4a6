import * as endpoints from '@boardwalk/sdk-core/profile/endpoints';
import * as schemas from '@boardwalk/sdk-core/profile/schemas';
import { confirmables } from '../embeds/confirmations/confirmables.ts';
import { fileUses } from '../media/file-uses.ts';
import { type Domain, defineRoutes } from '../platform/domain.ts';
import { provide } from '../platform/extensions/extension-point.ts';
import { personalData } from '../platform/personal-data.ts';
import { changeProfile } from './change-profile.ts';
import { confirmableAddress } from './confirmable-address.ts';
import { profileData } from './profile-data.ts';
import { profilePictureUses } from './profile-picture-uses.ts';
import { readProfile } from './read-profile.ts';
import { searchUsers } from './search-users.ts';

/** What people state about themselves, and what others may know of it. */
export const profileDomain: Domain = {
  name: 'profile',
  routes: defineRoutes(endpoints, schemas, { readProfile, changeProfile, searchUsers }),
  provides: [
    provide(confirmables, ...confirmableAddress),
    provide(personalData, profileData),
    provide(fileUses, profilePictureUses),
  ],
};
