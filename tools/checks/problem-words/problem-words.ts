import { relative, resolve } from 'node:path';
import ts from 'typescript';
import { testFile } from '../../../architecture.mjs';
import { findRawProblems } from './find-raw-problems.ts';

/**
 * People read why a call came to nothing in their language
 * (docs/architecture/contract.md#problems-in-the-readers-language).
 */
const root = resolve('packages/widgets');

/** Reads the sentence of a problem, and why. */
const exempt: Readonly<Record<string, string>> = {
  'packages/widgets/src/parts/problem/explain-problem.ts': 'tells readers of English alone',
};

const isTest = (file: string) => new RegExp(testFile).test(file);
const { config } = ts.readConfigFile(resolve(root, 'tsconfig.json'), ts.sys.readFile);
const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
const files = fileNames.filter((file) => file.startsWith(`${root}/src/`) && !isTest(file));
const wanted = new Set(files);
const program = ts.createProgram(files, options);

const unused = new Set(Object.keys(exempt));
const faults = findRawProblems(program, (file) => wanted.has(file)).filter(({ file }) => {
  const name = relative('.', file);
  unused.delete(name);
  return !(name in exempt);
});

for (const { file, line } of faults) {
  console.log(`${relative('.', file)}:${line}: a problem's own sentence; use explainProblem`);
}
for (const file of unused) console.log(`${file} needs no exemption any more`);
console.log(`words of problems: ${files.length} files, ${faults.length} found`);
process.exitCode = faults.length + unused.size > 0 || files.length === 0 ? 1 : 0;
