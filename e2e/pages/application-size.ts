import { gzipSync } from 'node:zlib';
import { buildEmbedded } from '../frameworks/build-embedded.ts';
import { installPackages } from '../frameworks/packages.ts';

const component = `import { configure } from '@boardwalk/widgets';
import '@boardwalk/widgets/bw-search';

configure({ apiOrigin: 'https://boardwalk.example' });

export function BoardwalkSearch() {
  return <bw-search category="property" near="Hamilton, ON" />;
}
`;

/** An application of React with one widget, as a bundler makes it from the packages. */
export interface MeasuredApplication {
  /** What a browser loads before the widget starts, React included. */
  readonly figure: {
    readonly id: 'app.react.search.gz';
    readonly value: number;
    readonly unit: 'B';
    readonly limit: number;
    readonly holds: boolean;
  };
  /** All that was made, by name. */
  readonly files: ReadonlyMap<string, string>;
}

export async function measureApplication(): Promise<MeasuredApplication> {
  await installPackages();
  const built = await buildEmbedded('react', new Map([['BoardwalkSearch.tsx', component]]));
  const files = new Map([...built].filter(([name]) => name.endsWith('.js')));
  const value = [...loadedAtOnce(files, 'main.js')]
    .map((name) => gzipSync(files.get(name) ?? '', { level: 9 }).length)
    .reduce((total, bytes) => total + bytes, 0);
  const limit = 101_632;
  return {
    figure: { id: 'app.react.search.gz', value, unit: 'B', limit, holds: value <= limit },
    files,
  };
}

/** A file and what it imports before it runs. */
function loadedAtOnce(
  files: ReadonlyMap<string, string>,
  name: string,
  seen: Set<string> = new Set(),
): ReadonlySet<string> {
  if (seen.has(name)) return seen;
  seen.add(name);
  const imports = (files.get(name) ?? '').matchAll(
    /(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/g,
  );
  for (const [, file = ''] of imports) loadedAtOnce(files, file, seen);
  return seen;
}
