import { normalize } from 'node:path';
import { recordLongRun } from '../long-run/record-long-run.ts';
import { readSources } from '../long-run/sources.ts';
import { reportRun } from './report-run.ts';
import { runEverything } from './run-everything.ts';
import { runFiles } from './run-files.ts';
import { say } from './run-tests.ts';

const files = process.argv.slice(2).map(normalize);
const isLong = process.env.BOARDWALK_LONG !== undefined && files.length === 0;
const sources = isLong ? readSources() : undefined;

const counts = await reportRun(
  files.length === 0 ? runEverything : (signal, notes) => runFiles(files, signal, notes),
);
if (isLong && counts?.failures.length === 0) say(recordLongRun(sources, counts.passed));
