import path from 'node:path';
import { Stripe } from 'stripe';
import ts from 'typescript';

/** A real answer, and the SDK's type that it must have, such as `Stripe.Customer`. */
export interface TypedAnswer {
  readonly type: string;
  readonly answer: unknown;
}

const fileName = path.join(import.meta.dirname, 'answers.generated.ts');

const options: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  types: [],
  target: ts.ScriptTarget.ES2023,
  lib: ['lib.es2023.d.ts'],
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
};

/**
 * The SDK's types let every text stand for a value of an enumeration. `Strict` takes that away, so
 * that the values which it lists are the only ones.
 */
const preamble = `
type OtherString = string & Record<never, never>;
type IsAnyText<T> = (<X>() => X extends T ? 1 : 2) extends <X>() => X extends string ? 1 : 2 ? true : false;
type Strict<T> = T extends Stripe.Decimal ? T
  : T extends string ? (IsAnyText<T> extends true ? T : OtherString extends T ? never : T)
  : T extends object ? { [Name in keyof T]: Strict<T[Name]> } : T;
`.replaceAll('\n', ' ');

/**
 * Writes each answer as a literal of its type and compiles them all: a missing field, one that the
 * SDK does not know, one of another type and a value that an enumeration does not list are reported,
 * each with its answer's place.
 */
export function compileAnswers(answers: readonly TypedAnswer[]): string[] {
  const source = [
    `import { Stripe } from 'stripe'; ${preamble}`,
    ...answers.map(
      ({ type, answer }, place) =>
        `export const answer${place}: Strict<${type}> = ${literal(answer)};`,
    ),
  ].join('\n');
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists, readFile } = host;
  host.fileExists = (name) => name === fileName || fileExists.call(host, name);
  host.readFile = (name) => (name === fileName ? source : readFile.call(host, name));
  host.getSourceFile = (name, language, ...others) =>
    name === fileName
      ? ts.createSourceFile(name, source, language)
      : getSourceFile.call(host, name, language, ...others);
  const program = ts.createProgram([fileName], options, host);
  return ts
    .getPreEmitDiagnostics(program)
    .map((fault) => `${typeAt(answers, fault)}: ${sentenceOf(fault)}`);
}

/** Each answer stands on a line of its own, below the import. */
function typeAt(answers: readonly TypedAnswer[], { file, start }: ts.Diagnostic): string {
  if (file?.fileName !== fileName || start === undefined) return 'the compiler';
  return answers[file.getLineAndCharacterOfPosition(start).line - 1]?.type ?? 'the import';
}

function sentenceOf({ messageText }: ts.Diagnostic): string {
  return ts.flattenDiagnosticMessageText(messageText, '\n').slice(0, 600);
}

/** The answer as it would be written by hand. */
function literal(value: unknown): string {
  if (value instanceof Object && isDecimal(value)) return decimal(String(value));
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).map(([name, within]) => {
    // The SDK makes no decimal of what was expanded or stands in an event, though it declares one.
    const isText = name.endsWith('_decimal') && typeof within === 'string';
    return `${JSON.stringify(name)}: ${isText ? decimal(within) : literal(within)}`;
  });
  return `{ ${fields.join(', ')} }`;
}

function decimal(digits: string): string {
  return `Stripe.Decimal.from(${JSON.stringify(digits)})`;
}

function isDecimal(value: object): boolean {
  return Object.getPrototypeOf(value) === Object.getPrototypeOf(Stripe.Decimal.zero);
}
