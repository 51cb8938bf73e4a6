import { readText } from '../account/field-schemas.ts';
import { longestReason, readActingReason, shortestReason } from './acting-reason.ts';

/** Why somebody acts as somebody else. */
export const actingReason = readText(
  4 * longestReason,
  readActingReason,
  `expected a reason of ${shortestReason} to ${longestReason} characters`,
);
