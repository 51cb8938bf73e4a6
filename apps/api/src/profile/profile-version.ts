import { createHash } from 'node:crypto';
import type { users } from '../account/tables.ts';

/** Stands for everything that a form of the profile shows; the picture is changed by itself. */
export function profileVersion(user: typeof users.$inferSelect): string {
  const facts = [
    user.firstName,
    user.lastName,
    user.phoneCountry,
    user.phoneNumber,
    user.billingCountry,
    user.billingPostalCode,
    user.billingState,
    user.billingCity,
    user.billingLine1,
  ];
  return createHash('sha256').update(JSON.stringify(facts)).digest('base64url').slice(0, 22);
}
