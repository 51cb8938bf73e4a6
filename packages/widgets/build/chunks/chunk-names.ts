/**
 * What a chunk is called by one of the modules: its file in kebab case, with its folder where
 * several modules have the name. `listings/property/labels.ts` is `property-labels`.
 */
export function chunkNames(moduleIds: readonly string[]): (moduleId: string) => string {
  const counts = new Map<string, number>();
  for (const id of moduleIds.filter((one) => !one.includes('.css'))) {
    counts.set(fileOf(id), (counts.get(fileOf(id)) ?? 0) + 1);
  }
  return (id) => {
    const file = fileOf(id);
    return (counts.get(file) ?? 0) > 1 ? `${folderOf(id)}-${file}` : file;
  };
}

/** One declaration of a table has its name beside that of the file. */
function segmentsOf(id: string): readonly string[] {
  const [path = '', only] = id.split('?only=');
  const segments = path.replace(/\.\w+$/, '').split('/');
  return segments.with(-1, [segments.at(-1), only].filter(Boolean).join('-')).map(kebab);
}

const fileOf = (id: string) => segmentsOf(id).at(-1) ?? '';

/** The nearest folder that says something else than the file; a widget's without its `bw-`. */
function folderOf(id: string): string {
  const [file, ...folders] = segmentsOf(id).toReversed();
  return folders.find((folder) => folder !== file)?.replace(/^bw-/, '') ?? '';
}

function kebab(name: string): string {
  return name
    .replace(/([a-z\d])([A-Z])/g, '$1-$2')
    .replace(/[^\w]+/g, '-')
    .toLowerCase();
}
