/** What a badge says: nothing for none, `9+` above 9. */
export function badgeText(count: number | undefined): string | undefined {
  if (count === undefined || count < 1) return undefined;
  return count > 9 ? '9+' : String(count);
}
