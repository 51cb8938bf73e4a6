import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

export type FontWeight = 'regular' | 'strong';

/** The fonts of a document by their files: Latin, Greek and Cyrillic, and whatever they have not. */
const files = {
  regular: '@expo-google-fonts/source-sans-3/400Regular/SourceSans3_400Regular.ttf',
  strong: '@expo-google-fonts/source-sans-3/600SemiBold/SourceSans3_600SemiBold.ttf',
  foreign: 'dejavu-fonts-ttf/ttf/DejaVuSans.ttf',
} as const;

/** Read once: they take longer to read than a page to draw. */
let fonts: Promise<readonly (readonly [string, Buffer])[]> | undefined;

/** Gives a document its fonts; each is embedded as far as it is used. */
export async function registerFonts(doc: PDFKit.PDFDocument): Promise<void> {
  fonts ??= Promise.all(
    Object.entries(files).map(
      async ([name, file]) =>
        [name, await readFile(fileURLToPath(import.meta.resolve(file)))] as const,
    ),
  );
  for (const [name, bytes] of await fonts) doc.registerFont(name, bytes);
}

/** The font that draws a text. */
export function drawnFont(weight: FontWeight, isForeign: boolean): keyof typeof files {
  return isForeign ? 'foreign' : weight;
}
