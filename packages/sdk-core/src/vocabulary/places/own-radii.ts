/** Metres around a place as far as it reaches itself. */
export const ownRadii = { city: 25_000, quarter: 10_000 } as const;
