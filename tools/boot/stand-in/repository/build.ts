import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { record } from './record.ts';

/** Makes the `dist` folder beside a build script, and notes that it ran. */
export function build(folder: string): void {
  mkdirSync(path.join(folder, 'dist'), { recursive: true });
  record('build');
}
