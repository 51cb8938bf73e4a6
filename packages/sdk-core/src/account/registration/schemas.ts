import * as z from 'zod/mini';
import type { ServerHalf } from '../../http/server-half.ts';
import { supportedLocales } from '../../vocabulary/text/locale.ts';
import {
  describePasswordFault,
  emailAddress,
  newPassword,
  ownPassword,
  phone,
  timeZone,
  typedName,
  typedPersonName,
  username,
} from '../field-schemas.ts';
import { confirmation, mailedLink } from '../mailed-link-schemas.ts';
import { currentUser } from '../sessions/current-user-schemas.ts';

/**
 * Opens an account; a merchant joins the group once the address is confirmed. Address and password
 * are enough: the rest of a complete profile is requested when something needs it.
 */
export const register = {
  summary: 'Opens an account, whose address is then confirmed by mail.',
  audience: 'site',
  rule: 'anyone',
  problems: ['unavailable'],
  callsPerMinute: 10,
  body: z
    .strictObject({
      email: emailAddress,
      /** Defaults to one that says nothing about the person. */
      username: z.optional(username),
      firstName: z.optional(typedPersonName),
      lastName: z.optional(typedPersonName),
      phone: z.optional(phone),
      password: newPassword,
      /** Terms and privacy policy are accepted. */
      consent: z.literal(true),
      kind: z.enum(['user', 'merchant']),
      /** In what language mail is to be written. */
      locale: z.optional(z.enum(supportedLocales)),
      /** The browser's, as sign-ins send it; only a session stores it. */
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
} satisfies ServerHalf;

export const confirmAccount = {
  summary:
    'Confirms the address of a new account by the token that was mailed to it, in the browser that registered or with the password, and signs in.',
  audience: 'site',
  rule: 'anyone',
  problems: ['gone', 'wrong-credentials', 'unavailable'],
  callsPerMinute: 20,
  knowsCaller: true,
  body: z.extend(mailedLink, { timeZone: z.optional(timeZone) }),
  /**
   * The user who is signed in by it; as `confirmation`, if a user is already signed in in this
   * browser.
   */
  response: z.union([currentUser, confirmation]),
} satisfies ServerHalf;

/** Of the account of that username and password, or else of the one that this browser registered. */
export const resendConfirmation = {
  summary: 'Mails a new link to the address of the account that asks, if it waits to be confirmed.',
  audience: 'site',
  rule: 'anyone',
  problems: ['unavailable'],
  callsPerMinute: 5,
  body: z.union([
    /** In the browser that registered it an address does as well as the username. */
    z.strictObject({ username: typedName, password: ownPassword }),
    z.strictObject({}),
  ]),
  response: z.null(),
} satisfies ServerHalf;
