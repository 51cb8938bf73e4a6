import { integrityOf } from '../publish.ts';
import { reach } from './chunk-rules.ts';

/** `chunk-hashes.js` knows the hash of every other file, and the runtime that file's. */
export function withHashes(
  files: ReadonlyMap<string, string>,
  imports: ReadonlyMap<string, readonly string[]>,
): ReadonlyMap<string, string> {
  const nameOf = (file: string) => file.replace('.js', '');
  const hashes = [...files]
    .filter(([file]) => file !== 'runtime.js' && file !== 'chunk-hashes.js')
    .map(([file, code]) => {
      const others = [...importedWith(file, imports)].filter((one) => one !== file);
      const facts = [integrityOf(code).replace('sha256-', ''), ...others.map(nameOf)];
      return `${nameOf(file)}=${facts.join('+')}`;
    });
  const list = fill(files, 'chunk-hashes.js', '__CHUNK_HASHES__', hashes.join('&'));
  const runtime = fill(files, 'runtime.js', '__HASH_OF_HASHES__', integrityOf(list));
  return new Map([...files, ['chunk-hashes.js', list], ['runtime.js', runtime]]);
}

/** A file with those that it imports before it runs; the loader has checked the runtime. */
function importedWith(
  file: string,
  imports: ReadonlyMap<string, readonly string[]>,
): readonly string[] {
  const all = reach(file, (name) => (name === 'runtime.js' ? [] : (imports.get(name) ?? [])));
  return [...all].filter((name) => name !== 'runtime.js');
}

function fill(files: ReadonlyMap<string, string>, name: string, place: string, text: string) {
  const parts = files.get(name)?.split(place) ?? [];
  if (parts.length !== 2) throw new Error(`${name} has no one ${place}`);
  return parts.join(text);
}
