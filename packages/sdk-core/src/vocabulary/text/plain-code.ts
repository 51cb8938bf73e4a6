/**
 * A code or a number as its own keys would write it. What is copied from contacts, spreadsheets and pages
 * has blanks that hold, hyphens of other widths, full-width digits and marks of direction that nobody sees.
 */
export function plainCode(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(/\s+/gu, ' ')
    .trim();
}
