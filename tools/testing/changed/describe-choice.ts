import type { TestChoice } from './choose-tests.ts';

/** Lines that say what a change asks for, and every file of it. */
export function describeChoice(choice: TestChoice, changed: number, since: string): string[] {
  const change = `${count(changed, 'file')} changed since ${since}`;
  const { wholeRun, tests, journeys, matrixDomains, leftOut } = choice;
  if (wholeRun.length > 0) return [`${change}. All tests run, because of ${wholeRun.join(', ')}.`];
  const chosen = [...tests, ...journeys];
  if (chosen.length === 0 && matrixDomains.length === 0) return [`${change}: no test sees that.`];
  return [
    `${change}: ${count(tests.length, 'test file')} and ${count(journeys.length, 'journey file')} run.`,
    ...chosen.map((file) => `  ${file}`),
    ...(matrixDomains.length > 0
      ? [`  the permission matrix, for ${matrixDomains.join(', ')}`]
      : []),
    ...(leftOut.length > 0
      ? ['Left to the whole run:', ...leftOut.map((file) => `  ${file}`)]
      : []),
  ];
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
