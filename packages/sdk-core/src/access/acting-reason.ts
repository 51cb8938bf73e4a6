/** Minimum characters of a reason that others can understand. */
export const shortestReason = 10;
export const longestActingReason = 500;

/**
 * Returns a reason as it is stored, on one line; undefined if it is too short, too long or not to
 * be shown.
 */
export function readActingReason(text: string): string | undefined {
  const reason = text.trim().replace(/\s+/g, ' ');
  const { length } = [...reason];
  const isShown = !/[\p{Cc}\p{Cf}\p{Cs}]/u.test(reason);
  return isShown && length >= shortestReason && length <= longestActingReason ? reason : undefined;
}
