import { copyFileSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { packPackages } from './pack-packages.ts';

/**
 * `pnpm pack:packages FOLDER`: the published packages as npm would get them, and how an application
 * installs them from there.
 */
const [folder = 'dist/packages'] = process.argv.slice(2);
mkdirSync(folder, { recursive: true });
const packages = await packPackages();
const files = packages.map(({ name, folder: source, tarball }) => {
  const { version } = JSON.parse(readFileSync(path.join(source, 'package.json'), 'utf8'));
  const file = path.resolve(folder, `${name.slice(1).replace('/', '-')}-${version}.tgz`);
  copyFileSync(tarball, file);
  return file;
});
console.log(`npm install react react-dom ${files.join(' ')}`);
