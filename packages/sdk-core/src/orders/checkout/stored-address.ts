import { readPostalCode } from '../../account/billing-rules.ts';
import { readPhoneNumber } from '../../account/phone-rules.ts';
import type { DeliveryAddress } from '../../cart/delivery-schemas.ts';
import { cleanLine } from '../../vocabulary/text/clean-line.ts';

/**
 * A right address in the form in which the server stores it: what somebody confirms before a partner's
 * page orders is compared with that.
 */
export function storedFormOf(typed: DeliveryAddress): DeliveryAddress {
  const { countryCode, state, phone } = typed;
  const number = phone && readPhoneNumber(phone.country, phone.number);
  return {
    recipient: cleanLine(typed.recipient),
    company: cleanLine(typed.company),
    line1: cleanLine(typed.line1),
    line2: cleanLine(typed.line2),
    city: cleanLine(typed.city),
    state,
    postalCode: readPostalCode(countryCode, typed.postalCode) ?? typed.postalCode,
    countryCode,
    phone: phone && number ? { ...phone, number } : null,
  };
}
