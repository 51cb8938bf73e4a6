/** Who asks, and when; what an event says of its cause. */
export interface Request {
  readonly id: string;
  readonly idempotencyKey: string | null;
  /** The connected account on whose behalf it is; empty for the platform. */
  readonly account: string;
  /** Seconds since 1970, as the sandbox's clock stands. */
  readonly now: number;
}
