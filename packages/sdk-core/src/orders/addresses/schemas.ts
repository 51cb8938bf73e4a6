import * as z from 'zod/mini';
import { storedAddress, typedAddress } from '../../cart/delivery-schemas.ts';
import type { ServerHalf } from '../../http/server-half.ts';
import { mostOfOrder } from '../order-limits.ts';

const saved = z.strictObject({ id: z.uuid(), address: storedAddress });
export type SavedAddress = z.output<typeof saved>;

/** Those that were used last come first. */
const all = z.strictObject({ results: z.array(saved) });

export const listSavedAddresses = {
  summary:
    'Addresses that one has saved for deliveries, those that were used last first; none for who acts as somebody.',
  audience: 'site',
  rule: 'members',
  tellsHidden: 'own',
  response: all,
} satisfies ServerHalf;

export const saveDeliveryAddress = {
  summary: `Saves an address for deliveries, in the place of another where one is named; the same one twice is saved once. At most ${mostOfOrder.addresses}.`,
  audience: 'site',
  rule: 'members',
  inPerson: true,
  problems: ['forbidden', 'conflict'],
  callsPerMinute: 30,
  body: z.strictObject({
    address: typedAddress,
    /** A saved address that this one takes the place of. */
    replaces: z.optional(z.uuid()),
  }),
  response: all,
} satisfies ServerHalf;

export const deleteSavedAddress = {
  summary: 'Deletes an address that one has saved; orders keep theirs.',
  audience: 'site',
  rule: 'members',
  inPerson: true,
  problems: ['forbidden', 'not-found'],
  params: z.strictObject({ id: z.uuid() }),
  response: all,
} satisfies ServerHalf;
