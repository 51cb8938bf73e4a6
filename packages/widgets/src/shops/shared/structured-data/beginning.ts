const longest = 160;

/** The first words of a text, up to the end of one, as a page's description. */
export function beginningOf(text: string): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  if (plain.length <= longest) return plain;
  return `${plain.slice(0, longest).replace(/\s+\S*$/, '')}…`;
}
