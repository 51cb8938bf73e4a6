/** A word as it is compared: whatever its case, its accents and what stands between its letters. */
export function foldCellText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
}
