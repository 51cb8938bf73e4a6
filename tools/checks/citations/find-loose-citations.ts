/** A tracked text: its path and what it says. */
export interface TrackedFile {
  readonly path: string;
  readonly text: string;
}

/** What may be cited: records by their file names, chapters by their paths, each with its headings. */
export interface Citable {
  readonly records: ReadonlySet<string>;
  /** By the path from the root, `docs/architecture/search.md`: the anchors of its headings. */
  readonly chapters: ReadonlyMap<string, ReadonlySet<string>>;
}

const record = /\b\d{4}-[a-z0-9-]+\.md\b/g;
const chapter = /\bdocs\/architecture\/[\w-]+\.md(?:#[\w-]+)?/g;
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

/** Citations of records and chapters that lead nowhere, and in code those that name no record. */
export function findLooseCitations(file: TrackedFile, citable: Citable): readonly string[] {
  const missing = [
    ...[...file.text.matchAll(record)]
      .filter(([name]) => !citable.records.has(name))
      .map((match) => describe(file, match, 'is no file of docs/decisions')),
    ...[...file.text.matchAll(chapter)]
      .filter(([name]) => !isChapter(name, citable))
      .map((match) => describe(file, match, 'is no chapter, or has no such heading')),
  ];
  if (file.path.endsWith('.md')) return missing;
  const unclear = banned.flatMap(({ pattern, fault }) =>
    [...file.text.matchAll(pattern)].map((match) => describe(file, match, fault)),
  );
  return [...missing, ...unclear];
}

/** How many records and chapters a text cites. */
export function countCitations({ text }: TrackedFile): number {
  return [...text.matchAll(record), ...text.matchAll(chapter)].length;
}

/** The anchors of a document's headings, as GitHub makes them. */
export function anchorsOf(text: string): ReadonlySet<string> {
  const headings = text.matchAll(/^#{1,6} (.+)$/gm);
  return new Set(
    [...headings].map(([, heading = '']) =>
      heading
        .toLowerCase()
        .replace(/[^\p{L}\p{N}_ -]/gu, '')
        .trim()
        .replaceAll(' ', '-'),
    ),
  );
}

function isChapter(citation: string, { chapters }: Citable): boolean {
  const [path = '', anchor] = citation.split('#');
  const anchors = chapters.get(path);
  return anchors !== undefined && (anchor === undefined || anchors.has(anchor));
}

function describe({ path, text }: TrackedFile, match: RegExpExecArray, fault: string): string {
  const line = text.slice(0, match.index).split('\n').length;
  return `${path}:${line}: “${match[0].replaceAll(new RegExp(gap, 'g'), ' ')}” ${fault}`;
}
