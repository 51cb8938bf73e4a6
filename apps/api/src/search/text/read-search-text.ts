import type { ListingKind } from '@boardwalk/sdk-core/listings/kinds';
import { valuesNamedBy } from './named-values.ts';
import { type ReadRooms, readRooms } from './read-rooms.ts';
import {
  foldWord,
  joints,
  maximumSearchTerms,
  requiredSearchTerms,
  withoutExcluded,
} from './search-terms.ts';

/** A word that a text says no to: "no pets", "sans piscine". */
export interface Denial {
  /** As it was typed. */
  readonly typed: string;
  /** Folded. */
  readonly word: string;
  /** The values of fields that are meant; none where no field knows the word. */
  readonly values: readonly string[];
}

/** What a search text requests. */
export interface ReadText extends ReadRooms {
  readonly words: readonly string[];
  readonly denials: readonly Denial[];
}

interface Token {
  readonly typed: string;
  readonly word: string;
  readonly start: number;
  readonly end: number;
}

/** They say no to whatever follows. */
const denying = new Set(['no', 'not', 'without', 'sans', 'aucun', 'aucune']);
/** They do where a field knows what follows; else they belong to it: "non-smoking", "pas cher". */
const denyingValues = new Set(['non', 'pas']);
/** They go on with what was denied: "no pool or garage", "sans piscine ni garage". */
const goingOn = new Set(['or', 'nor', 'ou', 'ni']);
/** They say of what is denied that it is not allowed. */
const allowing = new Set(
  'allowed accepted permitted acceptes acceptees admis admises autorises autorisees permis'.split(
    ' ',
  ),
);
/** They are no things: "not far from the lake". */
const undeniable = new Set(['far', 'only', 'yet', 'too']);
const isNumber = /^\p{N}/u;

/** Reads what a text asks for: words, what must not be there, and, of homes, how many rooms. */
export function readSearchText(text: string, kinds: readonly ListingKind[]): ReadText {
  const { rest: typed, rooms } = readRooms(withoutExcluded(text), kinds);
  const tokens = tokensOf(typed);
  const denials: Denial[] = [];
  let rest = '';
  let from = 0;
  for (let at = 0; at < tokens.length; at++) {
    const denied = denialsAt(tokens, at);
    const [first, last] = [tokens[at], denied && tokens[denied.next - 1]];
    if (!denied || !first || !last) continue;
    denials.push(...denied.denials);
    rest += `${typed.slice(from, first.start)} `;
    from = last.end;
    at = denied.next - 1;
  }
  return { words: requiredSearchTerms(rest + typed.slice(from)), denials, rooms };
}

function tokensOf(text: string): readonly Token[] {
  return [...text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)].slice(0, maximumSearchTerms).map((match) => ({
    typed: match[0],
    word: foldWord(match[0]),
    start: match.index,
    end: match.index + match[0].length,
  }));
}

/** What is denied from a token on, and the token after it; nothing where it denies nothing. */
function denialsAt(tokens: readonly Token[], at: number) {
  const denials: Denial[] = [];
  let next = at;
  while (isDenying(tokens, next) || (denials.length > 0 && goingOn.has(tokens[next]?.word ?? ''))) {
    const found = denialAfter(tokens, next);
    if (!found) break;
    denials.push(found.denial);
    next = found.next;
  }
  return denials.length > 0 ? { denials, next } : undefined;
}

function isDenying(tokens: readonly Token[], at: number): boolean {
  const word = tokens[at]?.word ?? '';
  if (denying.has(word)) return true;
  if (!denyingValues.has(word)) return false;
  const isPasDe = word === 'pas' && ['d', 'de'].includes(tokens[at + 1]?.word ?? '');
  const denied = tokens[afterJoints(tokens, at + 1)];
  return denied !== undefined && (isPasDe || valuesNamedBy(denied.word, false).length > 0);
}

/** The word after a negation, with those after it that name the same: "swimming pool". */
function denialAfter(tokens: readonly Token[], at: number) {
  const target = afterJoints(tokens, at + 1);
  const [first, ...others] = tokens.slice(target);
  if (!first || isNumber.test(first.word) || undeniable.has(first.word)) return undefined;
  let values = valuesNamedBy(first.word, false);
  let typed = first.typed;
  let next = target + 1;
  for (const other of others) {
    if (!allowing.has(other.word)) {
      const named = new Set(valuesNamedBy(other.word, false));
      const shared = values.filter((value) => named.has(value));
      if (shared.length === 0) break;
      values = shared;
      typed = `${typed} ${other.typed}`;
    }
    next += 1;
  }
  return { denial: { typed, word: first.word, values }, next };
}

function afterJoints(tokens: readonly Token[], at: number): number {
  const found = tokens.findIndex(
    ({ word }, index) => index >= at && !joints.has(word) && word !== 'any',
  );
  return found < 0 ? tokens.length : found;
}
