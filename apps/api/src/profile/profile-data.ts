import type { UserId } from '@boardwalk/sdk-core/vocabulary/ids';
import { changePerson } from '../account/own/change-person.ts';
import type { PersonalData } from '../platform/personal-data.ts';
import { describeProfile } from './describe-profile.ts';

/** What a user has stated about themselves. */
export const profileData: PersonalData = {
  async collect(queries, userId) {
    // The id is that of a session.
    const own = { userId: userId as UserId, actorId: null };
    const { missing: _, isMasked: __, ...profile } = await describeProfile(queries, own);
    return profile;
  },

  /** Others who still come across the id read that nobody is behind it any more. */
  async erase(transaction, userId) {
    await changePerson(transaction, userId, {
      firstName: 'Deleted',
      lastName: 'account',
      phoneCountry: null,
      phoneCode: null,
      phoneNumber: null,
      profilePictureId: null,
      billingCountry: null,
      billingPostalCode: null,
      billingState: null,
      billingCity: null,
      billingLine1: null,
    });
  },
};
