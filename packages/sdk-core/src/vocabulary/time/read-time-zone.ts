/** Names of zones alone: engines take an offset (`+05:00`) too, whose clocks never change. */
const named = /^[A-Za-z][A-Za-z0-9_+/-]{1,59}$/;

/** The time zone (IANA) of a name, as this engine writes it; undefined where it knows none. */
export function readTimeZone(name: string): string | undefined {
  if (!named.test(name)) return undefined;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
