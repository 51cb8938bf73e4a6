import { cleanText } from './clean-text.ts';
import { describeError } from './describe-error.ts';

/** Fields whose values may be text. Numbers and truths stand under any name. */
const textFields = new Set([
  'blocked',
  'code',
  'directive',
  'endpoint',
  'event',
  'file',
  'from',
  'job',
  'kind',
  'method',
  'operation',
  'origin',
  'outcome',
  'page',
  'path',
  'requestId',
  'root',
  'service',
  'source',
  'template',
  'way',
  'widget',
]);

type Fields = Readonly<Record<string, unknown>>;

/**
 * What every log of the product has in common, for pino: lines of JSON, in which stands what is
 * listed here and nothing else. A field that is not is named in `dropped`, so that it is missed.
 */
export function logSettings(service: string) {
  return {
    base: { service },
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    serializers: { err: describeError },
    formatters: { log: keepListed, bindings: keepListed },
    hooks: {
      logMethod(this: unknown, given: readonly unknown[], write: (...line: never[]) => void) {
        // Its own signature is that of each level's method.
        Reflect.apply(write, this, lineOf(given));
      },
    },
  };
}

/** An error's message is no text for a log, though pino and Fastify take it for one. */
function lineOf([first, second]: readonly unknown[]): readonly unknown[] {
  if (typeof first === 'string') return [withoutQuotes(first)];
  const fields: Fields = first instanceof Error ? { err: first } : Object(first);
  const { err } = fields;
  const isOfError = err instanceof Error && (second === undefined || second === err.message);
  return [fields, isOfError || typeof second !== 'string' ? 'an error' : withoutQuotes(second)];
}

/** What Fastify says of a request quotes its address. */
function withoutQuotes(sentence: string): string {
  return cleanText(sentence.replace(/"[^"]*"/g, '"…"'));
}

function keepListed(fields: Fields): Record<string, unknown> {
  const line: Record<string, unknown> = {};
  const dropped: string[] = [];
  for (const [name, value] of Object.entries(fields)) {
    if (name === 'err') line[name] = value;
    else if (typeof value === 'string' && textFields.has(name)) line[name] = cleanText(value);
    else if (typeof value === 'number' || typeof value === 'boolean') line[name] = value;
    else if (value !== undefined && value !== null) dropped.push(cleanText(name, 40));
  }
  return dropped.length > 0 ? { ...line, dropped } : line;
}
