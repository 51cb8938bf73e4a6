/** How many characters of a description show before somebody asks for more. */
export const shortDescription = 600;

/** The paragraphs of a description: empty lines part them, single line breaks stay inside. */
export function paragraphsOf(description: string): readonly string[] {
  return description
    .replaceAll('\r\n', '\n')
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
}
