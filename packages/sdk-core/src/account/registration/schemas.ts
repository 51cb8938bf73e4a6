import * as z from 'zod/mini';
import { supportedLocales } from '../../vocabulary/locale.ts';
import {
  describePasswordFault,
  emailAddress,
  newPassword,
  ownPassword,
  personName,
  phone,
  timeZone,
  username,
} from '../field-schemas.ts';
import { confirmation, mailedLink } from '../mailed-link-schemas.ts';

/** Who opens an account; one of a merchant joins the group once the address is confirmed. */
export const register = {
  body: z
    .strictObject({
      email: emailAddress,
      username,
      firstName: personName,
      lastName: personName,
      phone,
      password: newPassword,
      /** Terms and privacy policy are accepted. */
      consent: z.literal(true),
      kind: z.enum(['user', 'merchant']),
      /** In what language mail is to be written. */
      locale: z.optional(z.enum(supportedLocales)),
      /** The browser's, as sign-ins tell it; a session alone keeps it. */
      timeZone: z.optional(timeZone),
    })
    .check(
      z.check(({ value, issues }) => {
        const message = describePasswordFault(value.password, value);
        if (message === undefined) return;
        issues.push({ code: 'custom', input: value.password, path: ['password'], message });
      }),
    ),
  /** Where mail goes, whether or not the address has an account already. */
  response: z.strictObject({ email: z.string() }),
};

export const confirmAccount = { body: mailedLink, response: confirmation };

/** Of the account of that username and password, or else of the one that this browser registered. */
export const resendConfirmation = {
  body: z.union([z.strictObject({ username, password: ownPassword }), z.strictObject({})]),
  response: z.null(),
};
