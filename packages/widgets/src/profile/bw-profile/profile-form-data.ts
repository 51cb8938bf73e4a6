import { isRegionOf, readPostalCode } from '@boardwalk/sdk-core/account/billing-rules';
import { readName } from '@boardwalk/sdk-core/account/identity-rules';
import { callingCodes, readPhoneNumber } from '@boardwalk/sdk-core/account/phone-rules';
import type { profileMessages } from '@boardwalk/sdk-core/profile/profile-messages';
import type { Profile } from '@boardwalk/sdk-core/profile/schemas';
import type { ProfileChange } from '@boardwalk/sdk-core/profile/store';
import { type Country, countries } from '@boardwalk/sdk-core/vocabulary/countries';
import type { Messages } from '@boardwalk/sdk-core/vocabulary/message';
import { type FieldErrors, textOf } from '../../kit/form/use-form.ts';

/** What the form says, as it is sent; what is not filled in is null, and what it does not ask stays. */
export function readProfileForm(data: FormData): ProfileChange {
  const names = { firstName: textOf(data, 'firstName'), lastName: textOf(data, 'lastName') };
  return data.has('phone.number') ? { ...names, ...readContact(data) } : names;
}

function readContact(data: FormData) {
  const text = (name: string) => textOf(data, name);
  const filled = (name: string) => text(name).trim() || null;
  const country = countryOf(text('phone.country')) ?? 'CA';
  const number = filled('phone.number');
  return {
    phone: number === null ? null : { country, code: callingCodes[country], number },
    billing: {
      countryCode: countryOf(text('billing.countryCode')) ?? null,
      postalCode: filled('billing.postalCode'),
      state: filled('billing.state'),
      city: filled('billing.city'),
      line1: filled('billing.line1'),
    },
  };
}

/** What is wrong with the form before it is sent, in the order of its fields. */
export function findProfileErrors(
  data: FormData,
  messages: Messages<typeof profileMessages>,
): FieldErrors {
  const { firstName, lastName, phone, billing } = readProfileForm(data);
  const { countryCode: country, postalCode, state, city, line1 } = billing ?? {};
  const isNoName = (text: string | null | undefined) =>
    text !== null && text !== undefined && readName(text) === undefined;
  const isWrongPhone = phone && readPhoneNumber(phone.country, phone.number) === undefined;
  return {
    ...(isNoName(firstName) && { firstName: messages.nameWrong }),
    ...(isNoName(lastName) && { lastName: messages.nameWrong }),
    ...(isWrongPhone && { 'phone.number': messages.phoneWrong }),
    ...(!country && (postalCode || state) && { 'billing.countryCode': messages.countryMissing }),
    ...(isNoName(line1) && { 'billing.line1': messages.lineWrong }),
    ...(isNoName(city) && { 'billing.city': messages.lineWrong }),
    ...(country && state && !isRegionOf(country, state) && { 'billing.state': messages.choose }),
    ...(country &&
      postalCode &&
      readPostalCode(country, postalCode) === undefined && {
        'billing.postalCode': messages[`postalCode.${country}`],
      }),
  };
}

/** Writes what was kept into the fields of text, as each country writes it. */
export function fillProfileForm(form: HTMLFormElement, profile: Profile): void {
  const { billing } = profile;
  const texts: Readonly<Record<string, string | null | undefined>> = {
    firstName: profile.firstName,
    lastName: profile.lastName,
    'phone.number': profile.phone?.number,
    'billing.postalCode': billing.postalCode,
    'billing.city': billing.city,
    'billing.line1': billing.line1,
  };
  for (const [name, text] of Object.entries(texts)) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement) field.value = text ?? '';
  }
}

export function countryOf(text: string): Country | undefined {
  return countries.find((country) => country === text);
}
