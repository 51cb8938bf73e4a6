import { pathToFileURL } from 'node:url';

const writer = 'packages/widgets/build/description/write-documents.ts';

/** The folder of the widgets' reference; it holds generated pages only. */
export const referenceFolder = 'docs/elements';

/** The documents that the widgets' package writes from its tables, by file. */
export async function elementDocuments(): Promise<ReadonlyMap<string, string>> {
  const { writeDocuments }: { writeDocuments: () => Promise<ReadonlyMap<string, string>> } =
    await import(pathToFileURL(writer).href);
  return new Map([...(await writeDocuments())].map(([file, text]) => [`docs/${file}`, text]));
}
