import type { StoreEnvironment } from '../../http/environment.ts';
import type { Profile } from '../../profile/schemas.ts';
import { beginBody, type DraftNotes, type WrittenBody } from '../written-body.ts';
import { proposePlace } from './proposed-place-store.ts';

/**
 * Whom to ask is whoever writes, by their first name, and where is their city, unless they say otherwise.
 * Phone and e-mail address stay in the profile: people write messages until somebody gives more.
 */
export async function beginWriting(
  client: StoreEnvironment['client'],
  profile: Profile | undefined,
): Promise<WrittenBody & DraftNotes> {
  // Who acts as somebody is told a letter or two of how to reach them.
  if (!profile || profile.isMasked) return beginBody({});
  const { firstName, billing } = profile;
  const contact = { name: firstName, phone: null, email: null, website: null };
  const found = await proposePlace(client, billing);
  if (!found) return beginBody({ contact, place: { country: billing.countryCode ?? '' } });
  const { name: city, region, country, timeZone, lat, lng } = found;
  const begun = beginBody({ contact, place: { city, region, country } });
  return { ...begun, timeZone, centre: { lat, lng } };
}
