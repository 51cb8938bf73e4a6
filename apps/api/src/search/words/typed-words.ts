const mostWords = 12;

/** What listings must not have begins with a minus: "-basement", "-semi-detached". */
const excluded = /(?<=^|\s)-\S+/gu;

/** They join French words and stand in no English text; PostgreSQL passes over the English ones itself. */
const frenchJoints = new Set(
  'a au aux avec d dans de des du en et l la le les ou pour sur un une'.split(' '),
);

/** The words of a text, folded as `fold_text` of the database folds a listing's. */
export function wordsOf(text: string): readonly string[] {
  const folded = text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}+/gu, '');
  return [...folded.matchAll(/[\p{L}\p{N}]+/gu)].map(([word]) => word).slice(0, mostWords);
}

/** The words that a search asks for; those that only join others where there are no others. */
export function requiredWordsOf(text: string): readonly string[] {
  const words = wordsOf(text.replace(excluded, ' '));
  const meant = words.filter((word) => !frenchJoints.has(word));
  return meant.length > 0 ? meant : words;
}

/** The words that a search leaves out, each with those that are joined to it. */
export function excludedWordsOf(text: string): readonly (readonly string[])[] {
  return [...text.matchAll(excluded)]
    .map(([word]) => wordsOf(word))
    .filter((words) => words.length > 0)
    .slice(0, mostWords);
}
