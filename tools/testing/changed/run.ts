import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { walkedDomains } from '../../../e2e/journeys.ts';
import { readImportGraph } from '../../imports/import-graph.ts';
import { reportRun } from '../run/report-run.ts';
import { runEverything } from '../run/run-everything.ts';
import { say } from '../run/run-tests.ts';
import { chooseTests } from './choose-tests.ts';
import { describeChoice } from './describe-choice.ts';
import { listChanges } from './list-changes.ts';
import { runChosen } from './run-chosen.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    /** The commit to compare with, in place of `main`. */
    since: { type: 'string' },
    /** Says which tests would run, and runs none. */
    list: { type: 'boolean', default: false },
  },
});

const { since, files } =
  positionals.length > 0
    ? { since: 'the files that were named', files: positionals }
    : listChanges(process.cwd(), values.since);
const graph = await readImportGraph();
const choice = chooseTests(files, {
  graph,
  walked: walkedDomains,
  read: (file) => readFileSync(file, 'utf8'),
});
for (const line of describeChoice(choice, files.length, since)) say(line);
if (!values.list) {
  await reportRun(
    choice.wholeRun.length > 0
      ? runEverything
      : (signal, notes) => runChosen(choice, files, signal, notes),
  );
}
