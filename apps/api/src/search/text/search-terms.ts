/** Of a text no more are looked at. */
export const maximumSearchTerms = 12;

/** What listings must not have begins with a minus: "-basement", "-semi-detached". */
const excluded = /(?<=^|\s)-\S+/gu;

/**
 * They join others in English or French. PostgreSQL passes over the English ones as stems, but the
 * last word may be a beginning too, and titles begin words with "for" and "in".
 */
export const joints: ReadonlySet<string> = new Set(
  [
    'a an and at by for from in of on or the to with',
    'a au aux avec d dans de des du en et l la le les ou pour sur un une',
  ].flatMap((words) => words.split(' ')),
);

/** The words of a text, folded as `fold_text` of the database folds a listing's. */
export function splitSearchTerms(text: string): readonly string[] {
  return [...foldWord(text).matchAll(/[\p{L}\p{N}]+/gu)]
    .map(([word]) => word)
    .slice(0, maximumSearchTerms);
}

/** Without case and accents. */
export function foldWord(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}+/gu, '');
}

/** A text without what it leaves out by a minus. */
export function withoutExcluded(text: string): string {
  return text.replace(excluded, ' ');
}

/** The words that a search asks for; those that only join others where there are no others. */
export function requiredSearchTerms(text: string): readonly string[] {
  const words = splitSearchTerms(text);
  const meant = words.filter((word) => !joints.has(word));
  return meant.length > 0 ? meant : words;
}

/** The words that a search leaves out, each with those that are joined to it. */
export function excludedSearchTerms(text: string): readonly (readonly string[])[] {
  return [...text.matchAll(excluded)]
    .map(([word]) => splitSearchTerms(word))
    .filter((words) => words.length > 0)
    .slice(0, maximumSearchTerms);
}
