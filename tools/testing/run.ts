import { normalize } from 'node:path';
import { reportRun } from './report-run.ts';
import { runEverything } from './run-everything.ts';
import { runFiles } from './run-files.ts';

const files = process.argv.slice(2).map(normalize);

await reportRun(
  files.length === 0 ? runEverything : (signal, notes) => runFiles(files, signal, notes),
);
