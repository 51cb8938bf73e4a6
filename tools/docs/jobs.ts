import { domains } from '../../apps/api/src/main.ts';
import { gatherJobs } from '../../apps/api/src/platform/jobs/job-runner.ts';
import { gatherWork } from '../../apps/api/src/platform/queue/work-runner.ts';

/** The table of what the API does in the background. */
export function jobs(): string {
  const rows = gatherJobs(domains).map(
    ({ name, everyMs, isPerProcess, summary }) =>
      `| \`${name}\` | ${duration(everyMs)} | ${isPerProcess ? 'each' : 'one of all'} | ${summary} |`,
  );
  return ['', '| job | every | process | what it does |', '|---|---|---|---|', ...rows, ''].join(
    '\n',
  );
}

/** The table of the work that the API keeps until it is done. */
export function work(): string {
  const rows = gatherWork(domains).map(({ name, summary }) => `| \`${name}\` | ${summary} |`);
  return ['', '| work | what it does |', '|---|---|', ...rows, ''].join('\n');
}

function duration(milliseconds: number): string {
  const seconds = milliseconds / 1_000;
  if (seconds >= 3_600) return `${seconds / 3_600} h`;
  return seconds >= 60 ? `${seconds / 60} min` : `${seconds} s`;
}
