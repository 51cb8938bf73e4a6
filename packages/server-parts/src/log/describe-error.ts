/** An error as a log may record it: what it is and where it arose, never what it was given. */
export interface DescribedError {
  readonly type: string;
  readonly [name: string]: unknown;
}

/** Words of programs: SQLSTATE, `ECONNREFUSED`, the name of a constraint. */
const word = /^[\w$.-]{1,80}$/;

/** What errors of PostgreSQL, of the system and of libraries name themselves by. */
const words = ['code', 'syscall', 'severity', 'schema', 'table', 'column', 'constraint', 'routine'];

const numbers = ['errno', 'status', 'statusCode', 'responseCode', 'port'];

/** A line of a stack: a function of a program, a file and a place in it. */
const frame =
  /^ {4}at (?:[^()]+ \((?:file:\/\/\/|node:|\/)[^()]+:\d+:\d+\)|(?:async )?(?:file:\/\/\/|node:|\/)[^()]+:\d+:\d+)$/;

/** Where pnpm keeps a package is longer than all else in a frame. */
const dependencies = /(?:file:\/\/)?\/\S*\/node_modules\//;

const mostFrames = 15;
const mostCauses = 5;
const longestStatement = 2_000;

/**
 * Describes whatever was thrown by what is listed here. A message is not: it repeats what the
 * program was given (a statement's values, a piece of the text that is no JSON, an address that was
 * refused), and so do the other properties of libraries' errors.
 */
export function describeError(error: unknown, depth = 0): DescribedError {
  if (!(error instanceof Error)) return { type: typeof error };
  const isTooDeep = depth === mostCauses;
  return {
    type: wordOf(error.constructor.name) ?? 'Error',
    ...kept(error, words, wordOf),
    ...kept(error, numbers, numberOf),
    ...statementOf(error),
    stack: framesOf(error),
    ...(error.cause !== undefined &&
      !isTooDeep && { cause: describeError(error.cause, depth + 1) }),
    ...(error instanceof AggregateError &&
      !isTooDeep && {
        errors: error.errors.slice(0, mostCauses).map((one) => describeError(one, mostCauses)),
      }),
  };
}

function kept(error: Error, names: readonly string[], read: (value: unknown) => unknown) {
  return Object.fromEntries(
    names
      .map((name) => [name, read(Reflect.get(error, name))])
      .filter(([, value]) => value !== undefined),
  );
}

function wordOf(value: unknown): string | undefined {
  return typeof value === 'string' && word.test(value) ? value : undefined;
}

function numberOf(value: unknown): number | undefined {
  return typeof value === 'number' ? value : undefined;
}

/** The text of a statement whose values stood beside it; what is quoted in it goes all the same. */
function statementOf(error: Error): object | undefined {
  const { query, params } = error as { readonly query?: unknown; readonly params?: unknown };
  if (typeof query !== 'string' || !Array.isArray(params)) return undefined;
  return { statement: query.replace(/'[^']*'/g, "'…'").slice(0, longestStatement) };
}

/** A stack begins with the message, which may have lines that look like its own. */
function framesOf({ stack = '', message }: Error): readonly string[] {
  const at = stack.indexOf(message);
  // A message that was changed since is none to look for: the frames are what the end consists of.
  const lines = at < 0 ? lastFramesOf(stack) : stack.slice(at + message.length).split('\n');
  return lines
    .filter((line) => frame.test(line))
    .slice(0, mostFrames)
    .map((line) => line.trim().replace(dependencies, 'node_modules/'));
}

function lastFramesOf(stack: string): readonly string[] {
  const lines = stack.split('\n');
  return lines.slice(lines.findLastIndex((line) => !frame.test(line)) + 1);
}
