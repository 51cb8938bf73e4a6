/**
 * `amount * part / whole`, half up to the whole unit. None of the three is below zero, `whole` is
 * above it. Exact, as the product may have more digits than a number holds.
 */
export function shareHalfUp(amount: number, part: number, whole: number): number {
  const doubled = 2n * BigInt(amount) * BigInt(part);
  return Number((doubled + BigInt(whole)) / (2n * BigInt(whole)));
}
