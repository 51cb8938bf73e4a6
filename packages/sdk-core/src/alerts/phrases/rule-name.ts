import { longestRuleName } from '../limits.ts';

/**
 * Words as a line that is typed: with plain spaces, so that nothing changes as it is saved, and without
 * guillemets, as the name stands between some.
 */
const asTyped = (words: string) =>
  words
    .replace(/«\s?/g, '“')
    .replace(/\s?»/g, '”')
    .replace(/\u00a0/g, ' ');

/** A name that one line of a telephone shows, and the subject of a mail. */
const usualLength = 45;

/** What a search is called unless its owner calls it otherwise: as many of its phrases as one line shows. */
export function usualRuleName(words: readonly string[]): string {
  const [first = '', ...others] = words.map(asTyped);
  return others.reduce(
    (name, phrase) =>
      name.length + phrase.length + 2 <= usualLength ? `${name}, ${phrase}` : name,
    first.slice(0, longestRuleName),
  );
}

/** Whether a name says already what is looked for, word by word; `sentence` is as `searchSentence` writes it. */
export function saysSearch(name: string, sentence: string): boolean {
  return asTyped(name) === asTyped(sentence);
}
