import * as z from 'zod/mini';
import { emailAddress, mailedToken, timeZone } from '../../account/field-schemas.ts';
import type { ServerHalf } from '../../http/server-half.ts';
import type { ListingKind } from '../../listings/kinds.ts';
import { listingKind } from '../../listings/schemas.ts';
import { supportedLocales } from '../../vocabulary/text/locale.ts';
import { newsKinds, ruleFrequencies } from '../news.ts';
import { ofType, ruleBodies, ruleBodyBytes } from '../schemas.ts';
import { consentWordings } from './consent-wordings.ts';

/**
 * Returns the schema of a rule as the signed-in user saves it, with notification by mail only, and
 * the recipient.
 */
function mailedRuleBody<Kind extends ListingKind>(kind: Kind) {
  return z.extend(ruleBodies[kind], {
    channels: z._default(z.tuple([z.literal('mail')]), ['mail']),
    email: emailAddress,
    /** In what language mail is to be written. */
    locale: z.optional(z.enum(supportedLocales)),
    /** The browser's, by which daily and weekly mail comes at an hour of the day. */
    timeZone: z.optional(timeZone),
  });
}

const mailedRuleBodies = {
  merchant: mailedRuleBody('merchant'),
  item: mailedRuleBody('item'),
  property: mailedRuleBody('property'),
  event: mailedRuleBody('event'),
  city_service: mailedRuleBody('city_service'),
  realtor: mailedRuleBody('realtor'),
  classified: mailedRuleBody('classified'),
};

/** The language of its text; defaults to that of its mail. */
const wordsLocale = z.optional(z.enum(supportedLocales));

/** An alert as shown to anyone who has the link of its mail. */
const mailedAlert = z.strictObject({
  name: z.string(),
  listingType: listingKind,
  /** What it looks for, as a sentence without its full stop. */
  words: z.string(),
  frequency: z.enum(ruleFrequencies),
  news: z.array(z.enum(newsKinds)),
  /** To where its mail goes. */
  email: z.string(),
  /** Whether it is the address's, or of the account that has confirmed the same; null until it is confirmed. */
  keptBy: z.nullable(z.enum(['address', 'account'])),
  /** Until when the link works. */
  expiresAt: z.iso.datetime(),
});
export type MailedAlert = z.output<typeof mailedAlert>;

export const startMailedAlert = {
  summary:
    'Requests an alert by mail without an account, which begins once its address is confirmed; the answer does not depend on who has the address.',
  audience: 'public',
  rule: 'anyone',
  // It mails to an address that somebody types: no page that nobody answers for asks for that.
  needsKey: true,
  problems: ['not-found', 'unknown-place'],
  callsPerMinute: 5,
  bodyBytes: ruleBodyBytes,
  params: ofType,
  bodyBy: { parameter: 'type', schemas: mailedRuleBodies },
  response: z.null(),
} satisfies ServerHalf;

export const readMailedAlert = {
  summary: 'What the link of a mail would start, or has started; reading it starts nothing.',
  audience: 'site',
  rule: 'anyone',
  problems: ['gone'],
  callsPerMinute: 30,
  body: z.strictObject({ token: mailedToken, locale: wordsLocale }),
  response: mailedAlert,
} satisfies ServerHalf;

export const confirmMailedAlert = {
  summary: 'Starts the alert of the link of a mail; a second time changes nothing.',
  audience: 'site',
  rule: 'anyone',
  problems: ['gone', 'conflict', 'unknown-place', 'not-processable'],
  callsPerMinute: 20,
  body: z.strictObject({
    token: mailedToken,
    locale: wordsLocale,
    /** What somebody has agreed to, as they read it. */
    wording: z.enum(consentWordings),
  }),
  response: mailedAlert,
} satisfies ServerHalf;
