import ts from 'typescript';
import { expect, test } from 'vitest';
import { findRawProblems } from './find-raw-problems.ts';

const given = `
  interface Error { message: string }
  class Problem implements Error {
    constructor(readonly code: string, readonly message: string) {}
  }
  declare function toProblem(error: unknown): Problem;
  declare const remote: { problem: Problem };
  declare const maybe: Problem | undefined;
  declare const error: Error;
`;

/** In how many places the code reads a problem's own sentence. */
function count(code: string): number {
  const source = ts.createSourceFile('Part.ts', given + code, ts.ScriptTarget.Latest, true);
  const host = ts.createCompilerHost({});
  const program = ts.createProgram(
    ['Part.ts'],
    { noLib: true, strict: true },
    { ...host, getSourceFile: (name) => (name === 'Part.ts' ? source : undefined) },
  );
  return findRawProblems(program, (file) => file === 'Part.ts').length;
}

test.each([
  'const said = remote.problem.message;',
  'const said = toProblem(0).message;',
  'const said = maybe?.message;',
  'const { message } = toProblem(0);',
  'const { message: cause } = remote.problem;',
  'const tell = ({ code, message }: Problem) => code + message;',
])('the sentence of a problem is found: %s', (code) => {
  expect(count(code)).toBe(1);
});

test.each([
  'const again = new Problem("gone", remote.problem.message);',
  'const said = error.message;',
  'const { code } = toProblem(0);',
  'const { message } = { message: "Saved" };',
])('what tells nobody of a problem is let be: %s', (code) => {
  expect(count(code)).toBe(0);
});
