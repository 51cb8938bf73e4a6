import * as z from 'zod/mini';
import { countries } from '../vocabulary/places/countries.ts';
import { storableText } from '../vocabulary/text/storable-text.ts';
import { isUsername, longestEmail, longestName, readEmail, readName } from './identity-rules.ts';
import {
  findPasswordFault,
  type KnownNames,
  longestPassword,
  type PasswordFault,
  shortestPassword,
} from './password-rules.ts';
import { callingCodes, readPhoneNumber } from './phone-rules.ts';

/** Returns a schema for text that `read` converts to its stored form, or refuses. */
export function readText<Read extends string>(
  longest: number,
  read: (text: string) => Read | undefined,
  expected: string,
) {
  return z.pipe(
    z.string().check(z.maxLength(longest)),
    z.transform((text, context): Read => {
      const value = read(text);
      if (value !== undefined) return value;
      context.issues.push({ code: 'custom', input: text, message: expected });
      return z.NEVER;
    }),
  );
}

export const emailAddress = readText(
  longestEmail + 20,
  readEmail,
  'expected an e-mail address like rosa@example.org',
);

export const username = z
  .string()
  .check(
    z.refine(isUsername, { error: 'expected 3 to 30 letters, digits, dots, low lines or hyphens' }),
  );

export const typedPersonName = readText(
  4 * longestName,
  readName,
  `expected a name of at most ${longestName} characters`,
);

/** What is said about a password, wherever one is chosen. */
const passwordFaults: Readonly<Record<PasswordFault, string>> = {
  'too-short': `expected at least ${shortestPassword} characters`,
  'too-long': `expected at most ${longestPassword} characters`,
  repeats: 'expected more than one thing over and over',
  'has-name': 'expected a password without the username or the e-mail address in it',
};

/** A password that somebody chooses. */
export const newPassword = z.string().check(
  z.maxLength(1_000),
  z.check(({ value, issues }) => {
    const fault = findPasswordFault(value);
    if (fault) issues.push({ code: 'custom', input: value, message: passwordFaults[fault] });
  }),
);

/** The same, where it is known who chooses it. */
export function describePasswordFault(password: string, names: KnownNames): string | undefined {
  const fault = findPasswordFault(password, names);
  return fault && passwordFaults[fault];
}

const phoneParts = z.strictObject({
  country: z.enum(countries),
  code: z.union([z.literal(1), z.literal(61)]),
  number: z.string().check(z.maxLength(30)),
});

/** A telephone of one of the three countries; `number` is the national one, in digits alone. */
export const phone = z.pipe(
  phoneParts,
  z.transform((typed, context) => {
    if (callingCodes[typed.country] !== typed.code) {
      const message = `expected ${callingCodes[typed.country]} for ${typed.country}`;
      context.issues.push({ code: 'custom', input: typed.code, path: ['code'], message });
      return z.NEVER;
    }
    const number = readPhoneNumber(typed.country, typed.number);
    if (number !== undefined) return { ...typed, number };
    const message = 'expected a telephone number of that country';
    context.issues.push({ code: 'custom', input: typed.number, path: ['number'], message });
    return z.NEVER;
  }),
);

/** A telephone number as it is stored. */
export const storedPhone = phoneParts;
export type Phone = z.output<typeof storedPhone>;

/** A password that somebody has, looked at by its owner's hash alone. */
export const ownPassword = z.string().check(z.minLength(1), z.maxLength(1_000));

/** 32 random bytes in base64url, as a mailed link holds them. */
export const mailedToken = z.string().check(z.minLength(1), z.maxLength(200));

/** What somebody types as their username or e-mail address. */
export const typedName = storableText(254).check(z.minLength(1));

/** IANA name. */
export const timeZone = z.string().check(z.maxLength(60), z.regex(/^[A-Za-z0-9_+/-]+$/));
