/** How many characters a text has by the contract, which counts code points: an emoji is at least one. */
export function countCharacters(text: string): number {
  return [...text].length;
}
