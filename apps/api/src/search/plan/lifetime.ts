/** Days for which listings are mostly there: what is older than that is rare. */
export const lifetimeDays = 365;
