/** Characters of a message that a mail shows. */
const longest = 300;

/** The beginning of a message in one line, cut between characters as people see them. */
export function excerptOf(body: string): string {
  const line = body.replace(/\s+/g, ' ').trim();
  if (line.length <= longest) return line;
  const segments = new Intl.Segmenter().segment(line.slice(0, longest + 1));
  const last = segments.containing(longest - 1);
  return `${line.slice(0, last?.index ?? longest - 1)}…`;
}
