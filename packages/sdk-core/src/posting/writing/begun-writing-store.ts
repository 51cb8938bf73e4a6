import type { StoreEnvironment } from '../../http/environment.ts';
import type { Profile } from '../../profile/schemas.ts';
import { beginBody, type DraftNotes, type WrittenBody } from '../written-body.ts';
import { proposePlace } from './proposed-place-store.ts';

/**
 * Begins with the writer as the contact, by their first name, and their city as the place, unless
 * they say otherwise. Phone and e-mail address stay in the profile: people write messages until the
 * writer gives more.
 */
export async function beginWriting(
  client: StoreEnvironment['client'],
  profile: Profile | undefined,
): Promise<WrittenBody & DraftNotes> {
  // A user who acts as another is shown a letter or two of how to reach them.
  if (!profile || profile.isMasked) return beginBody({});
  const { firstName, billing } = profile;
  const contact = { name: firstName, phone: null, email: null, website: null };
  const found = await proposePlace(client, billing);
  if (!found) return beginBody({ contact, place: { country: billing.countryCode ?? '' } });
  const { name: city, region, country, timeZone, lat, lng } = found;
  const begun = beginBody({ contact, place: { city, region, country } });
  return { ...begun, timeZone, centre: { lat, lng } };
}
