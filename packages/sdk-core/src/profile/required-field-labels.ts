import { addressFieldMessages } from '../account/address-messages.ts';
import { accountFieldMessages } from '../account/form-messages.ts';
import { personFieldMessages } from '../account/person-messages.ts';
import type { RequiredField } from '../account/profile-rules.ts';
import type { ReadMessages } from '../vocabulary/text/message.ts';

/** What the parts of a profile are called, by their paths. */
export function requiredFieldLabels(
  messages: ReadMessages,
): Readonly<Record<RequiredField, string>> {
  const { firstName, lastName, phone } = messages(personFieldMessages);
  const { username, email } = messages(accountFieldMessages);
  const address = messages(addressFieldMessages);
  return {
    firstName,
    lastName,
    username,
    email,
    phone,
    'billing.countryCode': address.countryCode,
    'billing.postalCode': address.postalCode,
    'billing.state': address.state,
    'billing.city': address.city,
    'billing.line1': address.line1,
  };
}
