/** A tracked text: its path and what it says. */
export interface TrackedFile {
  readonly path: string;
  readonly text: string;
}

const record = /\b\d{4}-[a-z0-9-]+\.md\b/g;
// A comment may go on in the next line between two words.
const gap = String.raw`\s+(?:(?:\*|//|#)\s+)?`;
// In code a number says nothing, unless a link to the record follows it.
const numbered = new RegExp(String.raw`\bdecisions?${gap}\d+(?!\d|-|\]\()`, 'gi');
// The product's specification is not in the repository: a comment says the rule itself.
const section = new RegExp(
  String.raw`\bspecification,${gap}(?:sections?${gap})?\d+(?:\.\d+)*|\(sections?${gap}\d+(?:\.\d+)*`,
  'gi',
);

/** Citations of decision records that lead nowhere, and in code those that name no record. */
export function findLooseCitations(
  { path, text }: TrackedFile,
  records: ReadonlySet<string>,
): readonly string[] {
  const missing = [...text.matchAll(record)]
    .filter(([name]) => !records.has(name))
    .map((match) => problem(match, 'is no file of docs/decisions'));
  if (path.endsWith('.md')) return missing;
  return [
    ...missing,
    ...[...text.matchAll(numbered)].map((match) =>
      problem(match, 'names no record: write its file name'),
    ),
    ...[...text.matchAll(section)].map((match) =>
      problem(match, 'leads out of the repository: say what it says'),
    ),
  ];

  function problem({ 0: cited, index }: RegExpExecArray, why: string): string {
    const line = text.slice(0, index).split('\n').length;
    return `${path}:${line}: “${cited.replaceAll(new RegExp(gap, 'g'), ' ')}” ${why}`;
  }
}

/** How many records a text cites. */
export function countCitations({ text }: TrackedFile): number {
  return [...text.matchAll(record)].length;
}
