import { readText } from '../account/field-schemas.ts';
import { longestActingReason, readActingReason, shortestReason } from './acting-reason.ts';

/** Why somebody acts as somebody else. */
export const actingReason = readText(
  4 * longestActingReason,
  readActingReason,
  `expected a reason of ${shortestReason} to ${longestActingReason} characters`,
);
