import * as z from 'zod/mini';
import type { ServerHalf } from '../../http/server-half.ts';
import { countries, currencies } from '../../vocabulary/places/countries.ts';
import { accountRequirements } from './requirements.ts';

/** The provider's number of an account: `acct_…`. */
export const accountId = z
  .string()
  .check(z.regex(/^acct_[A-Za-z0-9]{1,200}$/, 'expected an account'));

/** Somebody’s own account at the provider; what it holds of them stays there. */
export const connectedAccount = z.strictObject({
  id: accountId,
  country: z.enum(countries),
  currency: z.enum(currencies),
  chargesEnabled: z.boolean(),
  payoutsEnabled: z.boolean(),
  /** Whether its owner has been through the provider's pages. */
  detailsSubmitted: z.boolean(),
  /** What the provider still asks for. */
  required: z.array(z.enum(accountRequirements)),
  /** When this was read at the provider. */
  readAt: z.iso.datetime(),
});
export type ConnectedAccount = z.output<typeof connectedAccount>;

export const readConnected = {
  summary: 'Whether somebody’s own account at the payment provider has been filled in.',
  audience: 'site',
  rule: 'members',
  tellsHidden: 'own',
  response: z.strictObject({ connected: z.boolean() }),
} satisfies ServerHalf;

export const listConnectedAccounts = {
  summary:
    'Somebody’s own accounts at the payment provider, as they were when they were last read.',
  audience: 'site',
  rule: 'members',
  tellsHidden: 'own',
  response: z.array(connectedAccount),
} satisfies ServerHalf;

export const startOnboarding = {
  summary:
    'Begins an account at the payment provider, or goes on with it: answers where its owner fills it in.',
  audience: 'site',
  rule: 'members',
  inPerson: true,
  problems: ['not-found', 'conflict', 'unavailable'],
  // Each is a call to the provider, or two.
  callsPerMinute: 10,
  body: z.strictObject({
    /** The provider lets no account change its country later. */
    country: z.enum(countries),
    /** Of the pages that its owner comes back to. */
    language: z.enum(['en', 'fr']),
  }),
  response: z.strictObject({ url: z.url() }),
} satisfies ServerHalf;

export const refreshConnectedAccount = {
  summary: 'Reads one’s own account at the payment provider again.',
  audience: 'site',
  rule: 'members',
  problems: ['not-found', 'unavailable'],
  callsPerMinute: 30,
  params: z.strictObject({ accountId }),
  response: connectedAccount,
} satisfies ServerHalf;

export const listProcessors = {
  summary: 'Who handles payments here, whether they are set up, and whether with invented money.',
  audience: 'site',
  rule: 'members',
  response: z.array(
    z.strictObject({ name: z.enum(['stripe']), isSetUp: z.boolean(), isTest: z.boolean() }),
  ),
} satisfies ServerHalf;
export type Processor = z.output<(typeof listProcessors)['response']>[number];
