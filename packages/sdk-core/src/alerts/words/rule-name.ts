import { longestRuleName } from '../limits.ts';

/** Words as a line that is typed: with plain spaces, so that nothing changes as it is saved. */
const asTyped = (words: string) => words.replace(/\u00a0/g, ' ');

/** What a search is called unless its owner calls it otherwise: as many of its phrases as a name has room for. */
export function usualRuleName(words: readonly string[]): string {
  const [first = '', ...others] = words.map(asTyped);
  return others.reduce(
    (name, phrase) =>
      name.length + phrase.length + 2 <= longestRuleName ? `${name}, ${phrase}` : name,
    first.slice(0, longestRuleName),
  );
}

/** Whether a name says already what is looked for, word by word; `sentence` is as `searchSentence` writes it. */
export function saysSearch(name: string, sentence: string): boolean {
  return name === asTyped(sentence);
}
