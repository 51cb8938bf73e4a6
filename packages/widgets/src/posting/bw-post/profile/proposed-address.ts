import type { WrittenBody } from '@boardwalk/sdk-core/posting/written-body';
import type { Profile } from '@boardwalk/sdk-core/profile/schemas';
import { countryOf } from '../../../profile/shared/address-fields/address-form.ts';
import type { Yourself } from './use-saved-yourself.ts';

type Billing = Profile['billing'];

/** An address for bills begins with what was typed before, else with the place of the listing. */
export function proposeAddress(
  billing: Billing,
  place: WrittenBody['place'],
  yourself: Yourself,
): Billing {
  const proposed = proposePlace(billing, place);
  return {
    countryCode: countryOf(yourself['billing.countryCode'] ?? '') ?? proposed.countryCode,
    state: yourself['billing.state'] ?? proposed.state,
    city: yourself['billing.city'] ?? proposed.city,
    postalCode: yourself['billing.postalCode'] ?? proposed.postalCode,
    line1: yourself['billing.line1'] ?? proposed.line1,
  };
}

function proposePlace(billing: Billing, place: WrittenBody['place']): Billing {
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
