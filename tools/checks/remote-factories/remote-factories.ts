import { globSync, readFileSync } from 'node:fs';
import { findRemoteFactories } from './find-remote-factories.ts';

/**
 * Remote values are held by one factory (docs/architecture/stores.md#a-remote-value-is-one-union).
 */
const own = 'packages/sdk-core/src/http/remote.ts';

/** What holds a `Remote` of its own, and why. */
const exempt: Readonly<Record<string, string>> = {
  'packages/sdk-core/src/media/picture-store.ts':
    'a file of this browser is opened, and nothing is requested',
  'packages/widgets/src/parts/remote-state/no-remote.ts':
    'stands in place of a store, and holds nothing',
};

const files = globSync('packages/{sdk-core,widgets}/src/**/*.{ts,tsx}').filter(
  (file) => !/\.(?:test|fixture)\.tsx?$/.test(file) && !(file in exempt),
);
const found = files.flatMap((file) =>
  findRemoteFactories(readFileSync(file, 'utf8')).map((way) => ({ file, way })),
);
for (const { file, way } of found) {
  if (file !== own)
    console.log(`${file}: ${way} is another way to a remote value; use createRemote`);
}
const limit = 1;
const holds = found.length === limit && found[0]?.file === own;
console.log(
  JSON.stringify({ id: 'shape.remote.factories', value: found.length, unit: '1', limit, holds }),
);
process.exitCode = holds ? 0 : 1;
