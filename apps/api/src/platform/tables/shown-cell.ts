/** Characters of a cell that a problem repeats. */
const shownCharacters = 80;

/** What a cell says, for those who look for it. */
export function shownCell(text: string): string {
  const [...characters] = text.replaceAll('\0', '').slice(0, 2 * shownCharacters);
  return characters.slice(0, shownCharacters).join('');
}
