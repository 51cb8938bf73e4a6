/** Why something is not put into a cart, as the server says it; widgets have their own words for it. */
export const cartFaults = {
  gone: 'expected something that is still sold',
  own: 'expected something of another’s shop',
  full: 'expected fewer different things in a cart',
  /** How many there are is not public. */
  many: 'expected fewer pieces',
} as const;

export type CartFault = keyof typeof cartFaults;

/** What a message of the server means, if it is one of these. */
export function findCartFault(message: string): CartFault | undefined {
  return (['gone', 'own', 'full', 'many'] as const).find((fault) => cartFaults[fault] === message);
}

/** What the server says of a quantity that is more than there is. */
export function describeMost(most: number): string {
  return `expected at most ${most}`;
}

/** How many there are, from what the server says of a quantity; undefined where it says anything else. */
export function findMost(message: string): number | undefined {
  const [, digits] = /^expected at most (\d+)$/.exec(message) ?? [];
  return digits === undefined ? undefined : Number(digits);
}
