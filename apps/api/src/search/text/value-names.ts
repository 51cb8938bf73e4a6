import { splitSearchTerms } from './search-terms.ts';
import { stemsOf } from './stems-of.ts';

/** A value of a field, as an index of words holds it, with its names in each language. */
export interface NamedValue {
  readonly lexeme: string;
  readonly labels: readonly string[];
}

/** Which values of fields words name. */
export interface ValueNames {
  /**
   * The values that a word names in English or French, in whatever form; those that begin with it
   * where `isBeginning`.
   */
  namedBy(word: string, isBeginning: boolean): readonly string[];
  /** The words of all labels, folded, without those that name nothing. */
  listTerms(): readonly string[];
}

/** Values of fields, as the index of words holds them. */
type Lexemes = ReadonlySet<string>;

interface NameIndex {
  /** Each word of a label, and the stems of it. */
  readonly byStem: ReadonlyMap<string, Lexemes>;
  readonly byWord: ReadonlyMap<string, Lexemes>;
}

/** Fewer letters begin too many words, and are no words of labels that anybody looks for. */
const shortestBeginning = 4;
const shortestWord = 3;
/** What comes after them in a label is not there. */
const negations = new Set(['no', 'not', 'without', 'non', 'sans']);
/** Words of labels that PostgreSQL leaves out of English texts, and their like in French. */
const smallWords = new Set(
  'and for with you before off under own not out only about aux avec dans des par pour sur une les'.split(
    ' ',
  ),
);

/** The names of values, which are collected when a word is looked up first. */
export function createValueNames(collect: () => Iterable<NamedValue>): ValueNames {
  let known: NameIndex | undefined;
  const index = () => {
    known ??= indexNames(collect());
    return known;
  };
  return {
    namedBy(word, isBeginning) {
      const { byStem, byWord } = index();
      const found = stemsOf(word).flatMap((stem) => [...(byStem.get(stem) ?? [])]);
      if (!isBeginning || word.length < shortestBeginning) return [...new Set(found)];
      const begun = [...byWord].flatMap(([named, lexemes]) =>
        named.startsWith(word) ? [...lexemes] : [],
      );
      return [...new Set([...found, ...begun])];
    },
    listTerms: () => [...index().byWord.keys()],
  };
}

function indexNames(values: Iterable<NamedValue>): NameIndex {
  const byStem = new Map<string, Set<string>>();
  const byWord = new Map<string, Set<string>>();
  for (const { lexeme, labels } of values) {
    for (const word of labels.flatMap(namingWordsOf)) {
      add(byWord, word, lexeme);
      for (const stem of stemsOf(word)) add(byStem, stem, lexeme);
    }
  }
  return { byStem, byWord };
}

function add(index: Map<string, Set<string>>, key: string, lexeme: string): void {
  const lexemes = index.get(key);
  if (lexemes) lexemes.add(lexeme);
  else index.set(key, new Set([lexeme]));
}

/** The words of a label by which a value is found: "meublé" says nothing of what is "Non meublé". */
function namingWordsOf(label: string): readonly string[] {
  const words = splitSearchTerms(label);
  const negation = words.findIndex((word) => negations.has(word));
  return words
    .slice(0, negation < 0 ? words.length : negation)
    .filter((word) => word.length >= shortestWord && !smallWords.has(word));
}
