export type Storing = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Absent where there is no page, and where a browser keeps nothing. */
export function browserStorage(
  kind: 'localStorage' | 'sessionStorage' = 'localStorage',
): Storing | undefined {
  try {
    return typeof document === 'undefined' ? undefined : globalThis[kind];
  } catch {
    return undefined;
  }
}
