import * as z from 'zod/mini';
import { accountStates } from '../access/account-states.ts';
import { isCodeOfRegion, isRegionOf, readPostalCode } from '../account/billing-rules.ts';
import { phone, readText, storedPhone, typedPersonName } from '../account/field-schemas.ts';
import { readName } from '../account/identity-rules.ts';
import { requiredFields } from '../account/profile-rules.ts';
import type { ServerHalf } from '../http/server-half.ts';
import { groups } from '../vocabulary/groups.ts';
import { userId } from '../vocabulary/ids.ts';
import { countries } from '../vocabulary/places/countries.ts';
import { maximumStart } from '../vocabulary/routes/page.ts';
import { storableText } from '../vocabulary/text/storable-text.ts';

const picture = z.nullable(z.strictObject({ path: z.string().check(z.maxLength(200)) }));

/** An address for bills; parts that are not filled in are null. */
const billing = z.strictObject({
  countryCode: z.nullable(z.enum(countries)),
  postalCode: z.nullable(z.string()),
  /** Postal code of a province, state or territory: `ON`. */
  state: z.nullable(z.string()),
  city: z.nullable(z.string()),
  line1: z.nullable(z.string()),
});

/** The signed-in user, as their profile shows them. */
const profile = z.strictObject({
  id: userId,
  firstName: z.string(),
  lastName: z.string(),
  username: z.nullable(z.string()),
  email: z.nullable(z.string()),
  phone: z.nullable(storedPhone),
  billing,
  profilePicture: picture,
  /** What has to be filled in before a listing may be posted. */
  missing: z.array(z.enum(requiredFields)),
  /** Another one after each change, but for the picture's. */
  version: z.string(),
  /**
   * Whether e-mail, telephone and billing address are shown by a letter or two only: somebody acts.
   */
  isMasked: z.boolean(),
});
export type Profile = z.output<typeof profile>;

const line = (expected: string) => z.nullable(readText(400, readName, expected));

const billingParts = z.strictObject({
  countryCode: z.nullable(z.enum(countries)),
  postalCode: z.nullable(z.string().check(z.maxLength(20))),
  state: z.nullable(z.string().check(z.maxLength(3))),
  city: line('expected the name of a city'),
  line1: line('expected a street and a number'),
});

/** An address for bills as it is typed; each country has its own postal codes and regions. */
const typedBilling = z.pipe(
  billingParts,
  z.transform((typed, context) => {
    const { countryCode: country, postalCode, state } = typed;
    const refuse = (field: keyof typeof typed, message: string) =>
      context.issues.push({ code: 'custom', input: typed[field], path: [field], message });
    if (country === null) {
      if (postalCode !== null) refuse('postalCode', 'expected a country with it');
      if (state !== null) refuse('state', 'expected a country with it');
      return typed;
    }
    const code = postalCode === null ? null : readPostalCode(country, postalCode);
    if (code === undefined) refuse('postalCode', 'expected a postal code of that country');
    if (state !== null && !isRegionOf(country, state)) {
      refuse('state', 'expected a province, state or territory of that country');
    } else if (
      state !== null &&
      code &&
      !isCodeOfRegion({ countryCode: country, state, postalCode: code })
    ) {
      refuse('postalCode', 'expected a postal code of that province or territory');
    }
    return { ...typed, postalCode: code ?? null };
  }),
);

export const readProfile = {
  summary: 'The whole profile of the signed-in user, and what is missing in it.',
  audience: 'site',
  rule: 'members',
  tellsHidden: 'own',
  response: profile,
} satisfies ServerHalf;

/** What its owner may change; what is not named here is refused. */
export const changeProfile = {
  summary: 'Replaces one’s own profile as far as its owner may change it.',
  audience: 'site',
  rule: 'members',
  problems: ['forbidden', 'conflict'],
  body: z.strictObject({
    /** The user's own, if it is given at all. */
    id: z.optional(userId),
    /** Unchanged by default: an account begins without them. */
    firstName: z.optional(typedPersonName),
    lastName: z.optional(typedPersonName),
    /** Unchanged by default, like the billing address; a user who acts as another sends neither. */
    phone: z.optional(z.nullable(phone)),
    billing: z.optional(typedBilling),
    /** The path of a picture of the user's own files, or null for none; unchanged by default. */
    profilePicture: z.optional(picture),
    /** What the change began with: it is refused once another has come before it. */
    version: z.optional(z.string().check(z.maxLength(100))),
  }),
  response: profile,
} satisfies ServerHalf;

/** What anybody may know of a person, whatever they have posted. */
export const person = z.strictObject({
  id: userId,
  firstName: z.string(),
  profilePicture: picture,
});

const sought = z.optional(storableText(254));

const foundUser = z.strictObject({
  id: userId,
  firstName: z.string(),
  profilePicture: picture,
  /** Null, like username and state, for a caller who is not an administrator. */
  lastName: z.nullable(z.string()),
  username: z.nullable(z.string()),
  state: z.nullable(z.enum(accountStates)),
  /** What distinguishes people of one name: for administrators who request it. */
  account: z.optional(
    z.strictObject({
      email: z.nullable(z.string()),
      since: z.iso.datetime(),
      groups: z.array(z.enum(groups)),
    }),
  ),
});
export type UserSearchResult = z.output<typeof foundUser>;

/**
 * Beginnings of names, a whole username or telephone number; all that are given must fit. Members
 * find others by the beginning of a first name or by a whole name.
 */
export const searchUsers = {
  summary:
    'People by name, username or, for administrators, telephone or e-mail; to these alone, e-mail, groups and since when.',
  audience: 'site',
  rule: 'members',
  tellsHidden: 'others',
  problems: ['forbidden'],
  callsPerMinute: 60,
  body: z.strictObject({
    firstName: sought,
    fullName: sought,
    /** For administrators alone. */
    lastName: sought,
    /** For administrators alone: whose confirmed address it is. */
    email: sought,
    /** For administrators alone: with its calling code or without. */
    phone: sought,
    username: sought,
    /** For administrators only: returns the account of each as well. */
    withAccount: z.optional(z.boolean()),
    start: z._default(z.int().check(z.gte(0), z.lte(maximumStart)), 0),
    size: z._default(z.int().check(z.gte(1), z.lte(100)), 12),
  }),
  response: z.strictObject({
    items: z.array(foundUser),
    /** Whether others follow. */
    hasMore: z.boolean(),
  }),
} satisfies ServerHalf;
