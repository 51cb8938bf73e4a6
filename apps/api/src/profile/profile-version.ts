import { createHash } from 'node:crypto';
import type { users } from '../account/tables.ts';

/**
 * Stands for everything that a form of the profile shows; the picture is changed by itself. Of what
 * is masked nothing is in it: a telephone number is soon guessed by its digest.
 */
export function profileVersion(user: typeof users.$inferSelect, isMasked: boolean): string {
  const facts = [user.firstName, user.lastName, ...(isMasked ? [] : contactOf(user))];
  return createHash('sha256').update(JSON.stringify(facts)).digest('base64url').slice(0, 22);
}

function contactOf(user: typeof users.$inferSelect) {
  return [
    user.phoneCountry,
    user.phoneNumber,
    user.billingCountry,
    user.billingPostalCode,
    user.billingState,
    user.billingCity,
    user.billingLine1,
  ];
}
