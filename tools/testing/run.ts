import { reportRun } from './report-run.ts';
import { runEverything } from './run-everything.ts';

await reportRun(runEverything);
