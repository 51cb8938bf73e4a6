/** What a profile states; parts that are not filled in are null. */
export interface ProfileFacts {
  readonly firstName: string;
  readonly lastName: string;
  readonly username: string | null;
  readonly email: string | null;
  readonly phone: object | null;
  readonly billing: Readonly<Record<BillingPart, string | null>>;
}

/** What an address for bills is made of. */
export const billingParts = ['countryCode', 'postalCode', 'state', 'city', 'line1'] as const;
export type BillingPart = (typeof billingParts)[number];

/** Everything that a complete profile has, by path; a picture is welcome, not required. */
export const requiredFields = [
  'firstName',
  'lastName',
  'username',
  'email',
  'phone',
  ...billingParts.map((part) => `billing.${part}` as const),
] as const;
export type RequiredField = (typeof requiredFields)[number];

/** The required fields that are not filled in yet, in the order of the form. */
export function findMissingFields(profile: ProfileFacts): RequiredField[] {
  const { billing, ...facts } = profile;
  const filled: Readonly<Record<string, unknown>> = {
    ...facts,
    ...Object.fromEntries(billingParts.map((part) => [`billing.${part}`, billing[part]])),
  };
  return requiredFields.filter((field) => !filled[field]);
}

/** Whether the profile lets its owner post a listing. */
export function isProfileComplete(profile: ProfileFacts): boolean {
  return findMissingFields(profile).length === 0;
}
