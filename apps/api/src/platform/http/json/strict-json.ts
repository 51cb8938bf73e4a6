import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';

/** Objects and lists inside one another; the contract's deepest body has six. */
const maximumDepth = 64;
/** Keys of one object; a listing's have a hundred. */
const maximumKeys = 200;
const forbiddenKeys = new Set(['__proto__', 'constructor', 'prototype']);

interface Level {
  /** Keys met so far; absent in a list. */
  readonly keys: Set<string> | undefined;
  /** The key or index that leads to what is read next. */
  step: string | number;
  expectsKey: boolean;
}

/**
 * Parses a JSON body of at most so many values. Depth, more of them, duplicate keys and keys that could reach a prototype
 * are refused before `JSON.parse` sees the text, because it silently keeps the last of two equal keys.
 */
export function parseStrictJson(text: string, mostValues: number): unknown {
  inspect(text, mostValues);
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new Problem('malformed-body', 'The body is not valid JSON.', { cause });
  }
}

/** Walks the text's structure; what is no valid JSON is left to `JSON.parse` to refuse. */
function inspect(text: string, mostValues: number): void {
  const levels: Level[] = [];
  let values = 0;
  for (let at = 0; at < text.length; at += 1) {
    const level = levels.at(-1);
    switch (text[at]) {
      case '{':
      case '[':
        if (levels.length === maximumDepth) throw tooDeep(levels);
        levels.push(openLevel(text[at] === '{'));
        values += 1;
        break;
      case '}':
      case ']':
        levels.pop();
        break;
      case ',':
        if (level) startNext(level);
        values += 1;
        break;
      case '"': {
        const end = endOfString(text, at);
        if (level?.expectsKey) takeKey(levels, level, text.slice(at, end + 1));
        at = end;
        break;
      }
    }
    if (values > mostValues) throw tooMany(mostValues, 'values');
  }
}

function openLevel(isObject: boolean): Level {
  return isObject
    ? { keys: new Set(), step: '', expectsKey: true }
    : { keys: undefined, step: 0, expectsKey: false };
}

function startNext(level: Level): void {
  if (typeof level.step === 'number') level.step += 1;
  else level.expectsKey = true;
}

/** Index of the closing quotation mark, or of the text's end. */
function endOfString(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1;
    else if (text[at] === '"') return at;
  }
  return text.length;
}

function takeKey(levels: readonly Level[], level: Level, quoted: string): void {
  const key = readKey(quoted);
  level.step = key;
  level.expectsKey = false;
  if (forbiddenKeys.has(key)) throw fieldProblem(levels, `the key "${key}" is not accepted`);
  if (level.keys?.has(key)) throw fieldProblem(levels, 'this key stands twice');
  level.keys?.add(key);
  if (level.keys && level.keys.size > maximumKeys) throw tooMany(maximumKeys, 'keys');
}

function readKey(quoted: string): string {
  if (!quoted.includes('\\')) return quoted.slice(1, -1);
  try {
    return String(JSON.parse(quoted));
  } catch (cause) {
    throw new Problem('malformed-body', 'The body is not valid JSON.', { cause });
  }
}

function tooDeep(levels: readonly Level[]): Problem {
  return fieldProblem(levels.slice(0, 3), `expected at most ${maximumDepth} levels of nesting`);
}

function tooMany(most: number, what: string): Problem {
  return fieldProblem([], `expected at most ${most} ${what}`);
}

function fieldProblem(levels: readonly Level[], message: string): Problem {
  const path = ['body', ...levels.map(({ step }) => step)].join('.');
  return new Problem('malformed-body', 'The body is not accepted.', {
    fields: [{ path, message }],
  });
}
