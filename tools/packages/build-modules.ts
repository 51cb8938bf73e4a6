import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import ts from 'typescript';

const relativeImport = /((?:from |import\()['"]\.[^'"]*)\.ts(?=['"])/g;

// Run in the package's folder: a module and its types for each of its source, under the same path.
const folder = process.cwd();
const config = resolve(folder, 'tsconfig.build.json');
const { fileNames, options } = ts.parseJsonConfigFileContent(
  ts.readConfigFile(config, ts.sys.readFile).config,
  ts.sys,
  folder,
);
rmSync(resolve(folder, 'dist'), { recursive: true, force: true });
const program = ts.createProgram(fileNames, options);
const { diagnostics } = program.emit(undefined, (file, text) => {
  mkdirSync(dirname(file), { recursive: true });
  // The compiler rewrites the imports of modules, but not those of declarations.
  writeFileSync(file, file.endsWith('.d.ts') ? text.replace(relativeImport, '$1.js') : text);
});
const faults = [...ts.getPreEmitDiagnostics(program), ...diagnostics];
if (faults.length > 0) {
  throw new Error(
    ts.formatDiagnostics(faults, {
      getCanonicalFileName: (name) => name,
      getCurrentDirectory: () => folder,
      getNewLine: () => '\n',
    }),
  );
}
