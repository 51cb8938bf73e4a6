/**
 * First letters of postal codes by province and territory, as Canada Post gives them out; X is shared
 * by two territories.
 */
export const canadianLetters: Readonly<Record<string, string>> = {
  NL: 'A',
  NS: 'B',
  PE: 'C',
  NB: 'E',
  QC: 'GHJ',
  ON: 'KLMNP',
  MB: 'R',
  SK: 'S',
  AB: 'T',
  BC: 'V',
  NU: 'X',
  NT: 'X',
  YT: 'Y',
};

/**
 * Codes that reach into a neighbouring province, as Google's address data has them: federal offices in
 * Gatineau share those of Ottawa, and Creighton that of Flin Flon.
 */
const acrossBorders: Readonly<Record<string, readonly string[]>> = { QC: ['K1A'], SK: ['R8A'] };

/** Whether a Canadian postal code (`L8P 1A1`) can be one of the province or territory (`ON`). */
export function isCodeOfProvince(province: string, code: string): boolean {
  const prefixes = [...(canadianLetters[province] ?? ''), ...(acrossBorders[province] ?? [])];
  return prefixes.some((prefix) => code.startsWith(prefix));
}
