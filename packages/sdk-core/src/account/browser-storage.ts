export type Storing = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Absent where there is no page, and where a browser keeps nothing. */
export function browserStorage(): Storing | undefined {
  try {
    return typeof document === 'undefined' ? undefined : localStorage;
  } catch {
    return undefined;
  }
}
