/** Words of our own for what engineers search for by another; docs/glossary.md has that other. */
const privateWords = new Set(
  `anew ask asked asking asks deed deeds found hear heard hears heed kept tell telling tells told
   untold wanted wants whoever wish wishes words`.split(/\s+/u),
);

/** The private words in a name, of which each capital begins another. */
export function findPrivateWords(name: string): readonly string[] {
  const words = name.match(/[A-Z]?[a-z0-9]+|[A-Z]+(?![a-z])/gu) ?? [];
  return words.map((word) => word.toLowerCase()).filter((word) => privateWords.has(word));
}

/** An exported name and a file that declares it. */
export interface ExportedName {
  readonly name: string;
  /** From the root of the workspace. */
  readonly file: string;
}

/** Where a name is a public one, which others may have too: a route's, and what pages call. */
const publicNames = /\/vocabulary\/routes\/routes\.ts$|^packages\/widgets\/src\/page\//u;

/**
 * The names that several files export, each with its files. The two halves of an endpoint and its
 * handler have one name by design, and so have a text and its translation.
 */
export function findDoubles(
  exported: readonly ExportedName[],
): ReadonlyMap<string, readonly string[]> {
  const files = new Map<string, readonly string[]>();
  for (const { name, file } of exported) {
    if (file.endsWith('.fr.ts') || publicNames.test(file)) continue;
    files.set(name, [...(files.get(name) ?? []), file]);
  }
  return new Map(
    [...files].flatMap(([name, all]) => {
      const counted = all.some(isEndpoints) ? withoutContract(all) : all;
      return counted.length > 1 ? [[name, counted] as const] : [];
    }),
  );
}

const isEndpoints = (file: string) => file.endsWith('endpoints.ts');

/** Of an endpoint: its first half, which stands for the second and the handler, and what else is called so. */
function withoutContract(files: readonly string[]): readonly string[] {
  const [handler] = files.filter((file) => file.startsWith('apps/api/'));
  return files.filter((file) => !/schemas?\.ts$/u.test(file) && file !== handler);
}
