import { callerNetwork, siteNetwork } from './caller-network.ts';
import type { LimitAnswer, Limits } from './limits.ts';

/** Households of one provider share a /48 at times; anyone who rents one has 65,536 networks. */
const wideFactor = 16;

/** A call as it is counted. */
export interface CountedCall {
  /** What it is counted with: calls of the same name and caller share an allowance. */
  readonly what: string;
  readonly address: string;
  readonly perMinute: number;
  /** How many calls it counts as. */
  readonly weight?: number;
}

/**
 * Takes a call from the allowance of its caller's network and, of IPv6, from sixteen times that of
 * the /48 which it lies in.
 */
export async function takeCall(
  limits: Limits,
  { what, address, perMinute, weight = 1 }: CountedCall,
): Promise<LimitAnswer> {
  const own = await limits.take(`${what} ${callerNetwork(address)}`.trim(), perMinute, weight);
  const wide = siteNetwork(address);
  if (!own.isAllowed || wide === undefined) return own;
  return limits.take(`${what} ${wide}`.trim(), perMinute * wideFactor, weight);
}
