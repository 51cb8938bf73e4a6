import { writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Step } from '../../checks/steps/run-steps.ts';
import { typeStep } from '../../checks/steps/type-step.ts';

const biome = join(import.meta.dirname, '../../node_modules/.bin/biome');

/**
 * The checks of the files that were written in the copy, each with what it imports. The rest is as
 * it is in the original, where it is checked.
 */
export function writtenSteps(copy: string, files: readonly string[]): readonly Step[] {
  const modules = files.filter((file) => /^(?:packages|apps)\/.*\.tsx?$/.test(file));
  if (modules.length === 0) throw new Error('The generators wrote no module.');
  const projects = Map.groupBy(modules, (file) => file.split('/', 2).join('/'));
  return [
    ...[...projects].map(([project, own]) => writtenTypes(copy, project, own)),
    { name: 'boundaries', command: [process.execPath, 'tools/checks/boundaries.ts', ...modules] },
    { name: 'format and lint', command: [biome, 'ci', '--colors=off', ...files] },
  ];
}

/** A project of its own beside that of the package, with the package's settings. */
function writtenTypes(copy: string, project: string, modules: readonly string[]): Step {
  const config = `${project}/tsconfig.written.json`;
  const settings = {
    extends: './tsconfig.json',
    // What is declared for the whole package, by no import.
    include: ['src/**/*.d.ts'],
    files: modules.map((file) => relative(project, file)),
  };
  writeFileSync(join(copy, config), JSON.stringify(settings));
  return typeStep(config);
}
