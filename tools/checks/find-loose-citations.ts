/** A tracked text: its path and what it says. */
export interface TrackedFile {
  readonly path: string;
  readonly text: string;
}

const record = /\b\d{4}-[a-z0-9-]+\.md\b/g;
// A comment may go on in the next line between two words.
const gap = String.raw`\s+(?:(?:\*|//|#)\s+)?`;

/** What code may not cite, and what to do instead. */
const banned = [
  {
    // A number alone says nothing; a link to the record may follow it.
    pattern: new RegExp(String.raw`\bdecisions?${gap}\d+(?!\d|-|\]\()`, 'gi'),
    fault: 'names no record: write its file name',
  },
  {
    pattern: new RegExp(
      String.raw`\bspecification,${gap}(?:sections?${gap})?\d+(?:\.\d+)*|\(sections?${gap}\d+(?:\.\d+)*`,
      'gi',
    ),
    fault: 'leads out of the repository: say what it says',
  },
];

/** Citations of decision records that lead nowhere, and in code those that name no record. */
export function findLooseCitations(
  file: TrackedFile,
  records: ReadonlySet<string>,
): readonly string[] {
  const missing = [...file.text.matchAll(record)]
    .filter(([name]) => !records.has(name))
    .map((match) => describe(file, match, 'is no file of docs/decisions'));
  if (file.path.endsWith('.md')) return missing;
  const unclear = banned.flatMap(({ pattern, fault }) =>
    [...file.text.matchAll(pattern)].map((match) => describe(file, match, fault)),
  );
  return [...missing, ...unclear];
}

/** How many records a text cites. */
export function countCitations({ text }: TrackedFile): number {
  return [...text.matchAll(record)].length;
}

function describe({ path, text }: TrackedFile, match: RegExpExecArray, fault: string): string {
  const line = text.slice(0, match.index).split('\n').length;
  return `${path}:${line}: “${match[0].replaceAll(new RegExp(gap, 'g'), ' ')}” ${fault}`;
}
