import { readFileSync } from 'node:fs';
import { checkPackage, createPackageFromTarballData, type Problem } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { type PackedPackage, packPackages } from '../packages/pack-packages.ts';

/** The packages are ES modules, for bundlers and for Node's own `import`. */
const resolutions = new Set<string>(['node16-esm', 'bundler']);

async function publintFaults({ tarball }: PackedPackage): Promise<readonly string[]> {
  const bytes = readFileSync(tarball);
  const { messages, pkg } = await publint({
    strict: true,
    pack: { tarball: bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) },
  });
  return messages.map((message) => `publint: ${formatMessage(message, pkg) ?? message.code}`);
}

/** Faults of the types, and how many entry points were looked at. */
async function typeFaults({ tarball }: PackedPackage) {
  const contents = createPackageFromTarballData(readFileSync(tarball));
  const result = await checkPackage(contents, { entrypoints: [...entryPoints(contents)] });
  if (!result.types) return { faults: ['attw: the package has no types'], count: 0 };
  const faults = result.problems.filter(concernsUs).map((problem) => {
    const { kind, ...facts } = problem;
    return `attw: ${kind} ${JSON.stringify(facts)}`;
  });
  return { faults, count: Object.keys(result.entrypoints).length };
}

function concernsUs(problem: Problem): boolean {
  if ('resolutionKind' in problem) return resolutions.has(problem.resolutionKind);
  return !('resolutionOption' in problem) || problem.resolutionOption !== 'node10';
}

/** The subpaths of `exports` that have types, patterns filled in with the files that are there. */
function entryPoints(contents: ReturnType<typeof createPackageFromTarballData>): Set<string> {
  const root = `/node_modules/${contents.packageName}/`;
  const { exports } = JSON.parse(contents.readFile(`${root}package.json`));
  const files = contents.listFiles().map((file) => `./${file.slice(root.length)}`);
  const found = new Set<string>();
  for (const [subpath, target] of Object.entries<{ types?: string }>(exports)) {
    const [start = '', end] = target.types?.split('*') ?? [];
    if (target.types === undefined) continue;
    if (end === undefined) found.add(subpath);
    else {
      for (const file of files) {
        if (!file.startsWith(start) || !file.endsWith(end)) continue;
        found.add(subpath.replace('*', file.slice(start.length, -end.length)));
      }
    }
  }
  return found;
}

let faults = 0;
for (const packed of await packPackages()) {
  const [ofPublint, ofTypes] = [await publintFaults(packed), await typeFaults(packed)];
  const lines = [...ofPublint, ...ofTypes.faults];
  faults += lines.length;
  if (ofTypes.count === 0) faults += 1;
  console.log(`${packed.name}: ${ofTypes.count} entry points, ${lines.length} faults`);
  for (const line of lines) console.log(`  ${line}`);
}
process.exitCode = faults > 0 ? 1 : 0;
