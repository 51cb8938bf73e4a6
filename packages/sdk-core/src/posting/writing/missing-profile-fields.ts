import type { RequiredField } from '../../account/profile-rules.ts';
import type { Profile } from '../../profile/schemas.ts';

/** What of a profile a form of a listing can ask for; the others are changed by steps of their own. */
const askable = (field: RequiredField) => field !== 'username' && field !== 'email';

/**
 * Whether the form of a listing requests what the profile lacks; a user who acts as another is
 * shown too little.
 */
export function isProfileRequested({
  missing,
  isMasked,
}: Pick<Profile, 'missing' | 'isMasked'>): boolean {
  return missing.length > 0 && missing.every(askable) && !isMasked;
}
