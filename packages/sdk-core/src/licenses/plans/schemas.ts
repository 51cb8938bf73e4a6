import * as z from 'zod/mini';
import { readText } from '../../account/field-schemas.ts';
import { couponCode, sellablePrice } from '../../billing/schemas.ts';
import type { ServerHalf } from '../../http/server-half.ts';
import { money } from '../../vocabulary/money/money-schema.ts';
import { pageQuery } from '../../vocabulary/routes/page.ts';
import { storableText } from '../../vocabulary/text/storable-text.ts';
import { typedInstant } from '../../vocabulary/time/typed-instant.ts';
import {
  largestSeats,
  licenseClasses,
  licenseTypes,
  longestNickname,
  longestNote,
  mostDomains,
  mostUses,
  readMailDomain,
} from './plan-terms.ts';

const instant = z.iso.datetime();
const count = z.int().check(z.gte(0));
const nickname = storableText(longestNickname).check(z.regex(/\S/, 'expected a name'));
const note = storableText(longestNote);
const seatCount = z.int().check(z.gte(1), z.lte(largestSeats));
const mailDomain = readText(260, readMailDomain, 'expected a domain like example.org');

/** A plan as a merchant chooses it; its price is for a year, before taxes. */
export const plan = z.strictObject({
  id: z.uuid(),
  nickname,
  price: money,
  seat_count: seatCount,
  /** Empty where nothing is to be said. */
  note,
  license_class: z.enum(licenseClasses),
  license_type: z.enum(licenseTypes),
  /** Another one after each change: what a change began with (`If-Match`). */
  version: count,
});
export type Plan = z.output<typeof plan>;

/** What binds a code, of enterprise plans alone. */
const codeTerms = {
  /** As it is stored, however it was typed. */
  custom_code: couponCode,
  /** The last instant at which it counts; absent where there is none. */
  expires_at: z.optional(typedInstant),
  /** By all merchants together; absent where there is no limit. */
  most_uses: z.optional(z.int().check(z.gte(1), z.lte(mostUses))),
  /** The domains of the e-mail addresses that may use it; all without. */
  domains: z.optional(z.array(mailDomain).check(z.maxLength(mostDomains))),
};

const sold = { nickname, price: sellablePrice, seat_count: seatCount, note: z.optional(note) };

/** A plan as administrators make it. */
export const newPlan = z.discriminatedUnion('license_class', [
  z.strictObject({ license_class: z.literal('STANDARD'), ...sold }),
  z.strictObject({ license_class: z.literal('ENTERPRISE'), ...sold, ...codeTerms }),
]);
export type NewPlan = z.output<typeof newPlan>;

/** An enterprise plan as administrators see it. */
const enterprisePlan = z.strictObject({
  plan,
  custom_code: z.string(),
  expires_at: z.nullable(instant),
  most_uses: z.nullable(count),
  uses: count,
  domains: z.array(z.string()),
  createdAt: instant,
  endedAt: z.nullable(instant),
});
export type EnterprisePlan = z.output<typeof enterprisePlan>;

export const listPlans = {
  summary: 'The plans that everybody can buy, the smallest first.',
  audience: 'public',
  rule: 'anyone',
  freshFor: 60,
  response: z.array(plan),
} satisfies ServerHalf;

export const readPlan = {
  summary:
    'A plan by its id, or an enterprise plan by its code; 404 where the code does not count.',
  audience: 'public',
  rule: 'anyone',
  knowsCaller: true,
  // Codes are tried out on pages that say whose they are.
  needsKey: true,
  problems: ['not-found'],
  // Users who try out codes send many requests.
  callsPerMinute: 20,
  params: z.strictObject({ planId: z.union([z.uuid(), couponCode]) }),
  response: plan,
} satisfies ServerHalf;

export const listEnterprisePlans = {
  summary: 'All enterprise plans with their codes and how often each was used, the newest first.',
  audience: 'site',
  rule: { group: 'administrators' },
  problems: ['forbidden'],
  query: z.strictObject(pageQuery({ defaultSize: 999, maximumSize: 999 })),
  response: z.strictObject({ items: z.array(enterprisePlan), total: z.int() }),
} satisfies ServerHalf;

export const createPlan = {
  summary: 'Makes a plan; an enterprise plan’s code is no other plan’s, and never was.',
  audience: 'site',
  rule: { group: 'administrators' },
  inPerson: true,
  problems: ['forbidden', 'conflict'],
  body: newPlan,
  response: plan,
} satisfies ServerHalf;

export const changePlan = {
  summary:
    'Changes a plan for those who buy it from now on; its class and its code stay, and so does what was bought.',
  audience: 'site',
  rule: { group: 'administrators' },
  inPerson: true,
  problems: ['forbidden', 'not-found', 'conflict', 'precondition-failed'],
  params: z.strictObject({ planId: z.uuid() }),
  body: newPlan,
  response: plan,
} satisfies ServerHalf;

export const endPlan = {
  summary:
    'Ends a plan for users who have not bought it; those who have keep it to the end of the term.',
  audience: 'site',
  rule: { group: 'administrators' },
  inPerson: true,
  problems: ['forbidden', 'not-found', 'conflict'],
  params: z.strictObject({ planId: z.uuid() }),
  response: z.null(),
} satisfies ServerHalf;
