import * as z from 'zod/mini';
import { readText } from '../../account/field-schemas.ts';
import type { ServerHalf } from '../../http/server-half.ts';
import { readTimeZone } from '../../vocabulary/time/read-time-zone.ts';
import { frequencies, mailKinds } from '../mail-kinds.ts';

/** Of the day, by the person's own clocks. */
const hour = z.int().check(z.gte(0), z.lte(23));

const quietHours = z.strictObject({ from: hour, to: hour }).check(
  z.refine(({ from, to }) => from !== to, {
    path: ['to'],
    error: 'expected another hour than the first',
  }),
);

const choice = z.strictObject({ kind: z.enum(mailKinds), frequency: z.enum(frequencies) });

/** What somebody wants of the mail that they can choose. */
export const mailDeliveryPreferences = z.strictObject({
  kinds: z.array(choice),
  /**
   * IANA name: their own, or that of the browser they signed in with last; null if none was given.
   */
  timeZone: z.nullable(z.string()),
  /** Between which hours no mail comes; null for none. */
  quietHours: z.nullable(quietHours),
  /** When daily mail comes. */
  dailyHour: hour,
});
export type MailPreferences = z.output<typeof mailDeliveryPreferences>;

export const readMailPreferences = {
  summary: 'How often the signed-in user gets mail of each kind, and at what hours.',
  audience: 'site',
  rule: 'members',
  tellsHidden: 'own',
  response: mailDeliveryPreferences,
} satisfies ServerHalf;

export const changeMailPreferences = {
  summary: 'Changes how often mail comes, and at what hours; what is not named stays.',
  audience: 'site',
  rule: 'members',
  inPerson: true,
  problems: ['forbidden'],
  body: z.strictObject({
    kinds: z.optional(
      z.array(choice).check(
        z.maxLength(mailKinds.length),
        z.refine((choices) => new Set(choices.map(({ kind }) => kind)).size === choices.length, {
          error: 'expected each kind once',
        }),
      ),
    ),
    timeZone: z.optional(readText(60, readTimeZone, 'expected a time zone like America/Toronto')),
    quietHours: z.optional(z.nullable(quietHours)),
    dailyHour: z.optional(hour),
  }),
  response: mailDeliveryPreferences,
} satisfies ServerHalf;
