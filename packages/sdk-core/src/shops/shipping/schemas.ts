import * as z from 'zod/mini';
import type { ServerHalf } from '../../http/server-half.ts';
import { shopId } from '../shop-id-schemas.ts';
import { mostOfShop } from '../shop-limits.ts';
import { shippingRate, shippingRateBody } from './rate-schemas.ts';

const inShop = z.strictObject({ id: shopId });
const byId = z.strictObject({ id: shopId, rateId: z.uuid() });

export const listShippingRates = {
  summary: 'What a shop takes for sending, and where to; its people see the ended rates too.',
  audience: 'public',
  rule: 'anyone',
  knowsCaller: true,
  problems: ['not-found', 'gone'],
  params: inShop,
  response: z.array(shippingRate),
} satisfies ServerHalf;

export const createShippingRate = {
  summary: `Adds a rate to a shop; at most ${mostOfShop.rates} that are in force, and ${mostOfShop.ratesEver} with those that have ended.`,
  audience: 'site',
  rule: { may: 'write' },
  problems: ['not-found', 'forbidden', 'conflict'],
  callsPerMinute: 60,
  params: inShop,
  body: shippingRateBody,
  response: shippingRate,
} satisfies ServerHalf;

export const readShippingRate = {
  summary: 'One rate of a shop.',
  audience: 'public',
  rule: 'anyone',
  knowsCaller: true,
  problems: ['not-found', 'gone'],
  params: byId,
  response: shippingRate,
} satisfies ServerHalf;

/** A rate is never deleted, as orders name it: `active: false` ends it. */
export const changeShippingRate = {
  summary: 'Replaces a rate of a shop; one that is not active is ended.',
  audience: 'site',
  rule: { may: 'write' },
  problems: ['not-found', 'forbidden', 'conflict', 'precondition-failed'],
  callsPerMinute: 60,
  params: byId,
  body: shippingRateBody,
  response: shippingRate,
} satisfies ServerHalf;
