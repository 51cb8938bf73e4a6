import * as z from 'zod/mini';
import { isCodeOfRegion, isRegionOf, readPostalCode } from '../../account/billing-rules.ts';
import type { ServerHalf } from '../../http/server-half.ts';
import { countries } from '../../vocabulary/places/countries.ts';
import { typedLine } from '../../vocabulary/text/typed-line.ts';
import { dayMs, secondMs } from '../../vocabulary/time/durations.ts';
import { accountId } from '../connect/schemas.ts';
import { taxBehaviors, taxRegistrationStates, taxSettingsStates } from './tax-settings-terms.ts';

/** The provider's number of a kind of goods or services: `txcd_99999999`. */
const taxCodeId = z.string().check(z.regex(/^txcd_\d{8}$/, 'expected a tax code'));

const taxCode = z.strictObject({
  id: taxCodeId,
  /** In English, as the provider writes it. */
  name: z.string(),
  description: z.string(),
});
export type TaxCode = z.output<typeof taxCode>;

const longestLine = 200;

/** Where a business is, for taxes, as it was typed. */
const typedHeadOffice = z.pipe(
  z.strictObject({
    line1: typedLine(longestLine),
    city: typedLine(longestLine),
    /** Postal code of a province, state or territory: `ON`. */
    state: z.string().check(z.maxLength(3)),
    postalCode: z.string().check(z.maxLength(20)),
    countryCode: z.enum(countries),
  }),
  z.transform((typed, { issues }) => {
    const { countryCode, state, postalCode: written } = typed;
    const refuse = (field: keyof typeof typed, message: string) =>
      issues.push({ code: 'custom', input: typed[field], path: [field], message });
    const postalCode = readPostalCode(countryCode, written);
    if (postalCode === undefined) refuse('postalCode', 'expected a postal code of that country');
    if (!isRegionOf(countryCode, state)) {
      refuse('state', 'expected a province, state or territory of that country');
    } else if (postalCode && !isCodeOfRegion({ countryCode, state, postalCode })) {
      refuse('postalCode', 'expected a postal code of that province or territory');
    }
    return { ...typed, postalCode: postalCode ?? written };
  }),
);

/** How an account at the provider is set up for taxes; what nobody has given yet is null. */
const taxSettings = z.strictObject({
  account: accountId,
  /** `pending` until the provider knows the head office. */
  status: z.enum(taxSettingsStates),
  headOffice: z.nullable(
    z.strictObject({
      line1: z.nullable(z.string()),
      city: z.nullable(z.string()),
      state: z.nullable(z.string()),
      postalCode: z.nullable(z.string()),
      /** ISO 3166-1 alpha-2, of any country. */
      countryCode: z.nullable(z.string()),
    }),
  ),
  behavior: z.nullable(z.enum(taxBehaviors)),
  /** That of what has none of its own. */
  code: z.nullable(z.string()),
  /** When this was read at the provider. */
  readAt: z.iso.datetime(),
});
export type TaxSettings = z.output<typeof taxSettings>;

/** Where the owner of an account is registered to collect a tax, as the provider has it. */
export const accountTaxRegistration = z.strictObject({
  country: z.enum(countries),
  /** Of a tax of a province or state, `QC`; null for that of the whole country. */
  region: z.nullable(z.string()),
  /** The first day on which it holds, in UTC. */
  from: z.iso.date(),
  /** The first day on which it holds no longer; null where none is known. */
  until: z.nullable(z.iso.date()),
  status: z.enum(taxRegistrationStates),
});
export type AccountTaxRegistration = z.output<typeof accountTaxRegistration>;

const ofAccount = z.strictObject({ account: accountId });

export const listTaxCodes = {
  summary: 'Kinds of goods and services, as the payment provider tells them apart for taxes.',
  audience: 'site',
  rule: 'members',
  problems: ['unavailable'],
  privateFor: dayMs / secondMs,
  response: z.array(taxCode),
} satisfies ServerHalf;

export const readTaxSettings = {
  summary: 'How an account at the payment provider is set up for taxes.',
  audience: 'site',
  rule: 'members',
  tellsHidden: 'own',
  problems: ['not-found', 'unavailable'],
  callsPerMinute: 30,
  params: ofAccount,
  response: taxSettings,
} satisfies ServerHalf;

export const changeTaxSettings = {
  summary: 'Sets an account at the payment provider up for taxes.',
  audience: 'site',
  rule: 'members',
  inPerson: true,
  problems: ['not-found', 'unavailable'],
  callsPerMinute: 30,
  params: ofAccount,
  body: z.strictObject({
    headOffice: typedHeadOffice,
    behavior: z.enum(taxBehaviors),
    code: taxCodeId,
  }),
  response: taxSettings,
} satisfies ServerHalf;

export const listTaxRegistrations = {
  summary: 'Where the owner of an account at the payment provider is registered to collect taxes.',
  audience: 'site',
  rule: 'members',
  tellsHidden: 'own',
  problems: ['not-found', 'unavailable'],
  callsPerMinute: 30,
  params: ofAccount,
  response: z.array(accountTaxRegistration),
} satisfies ServerHalf;

/** The provider's own page shows payouts, too: it is for the owner of an account alone. */
export const openTaxPage = {
  summary:
    'Answers where the owner of an account registers it for taxes at the payment provider, for one visit.',
  audience: 'site',
  rule: 'members',
  inPerson: true,
  problems: ['not-found', 'conflict', 'unavailable'],
  callsPerMinute: 10,
  params: ofAccount,
  response: z.strictObject({ url: z.url() }),
} satisfies ServerHalf;
