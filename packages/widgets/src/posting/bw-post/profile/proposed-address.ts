import type { WrittenBody } from '@boardwalk/sdk-core/posting/written-body';
import type { Profile } from '@boardwalk/sdk-core/profile/schemas';
import { countryOf } from '../../../profile/shared/address-fields/address-form.ts';

type Billing = Profile['billing'];

/** An address for bills that is not filled in begins with the place of the listing. */
export function proposeAddress(billing: Billing, place: WrittenBody['place']): Billing {
  const isEmpty = Object.values(billing).every((part) => part === null);
  const country = countryOf(place.country);
  if (!isEmpty && billing.city !== null) return billing;
  return {
    countryCode: country ?? billing.countryCode,
    state: place.region || null,
    city: place.city || null,
    postalCode: place.postalCode,
    line1: place.street,
  };
}
