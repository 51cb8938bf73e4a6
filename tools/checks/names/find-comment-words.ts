/** Words that comments say by another one; docs/glossary.md has that other. */
const word = /\b(?:untold|told|tells?|telling|whoever|whomever|anew|heeds?|heard|hears?)\b/iu;

/** A line of a comment with such a word. */
interface CommentWord {
  /** Counted from 1. */
  readonly line: number;
  readonly word: string;
}

/** Finds those words in the comments of a source that have lines of their own; code in backticks may have them. */
export function findCommentWords(source: string): readonly CommentWord[] {
  return source.split('\n').flatMap((text, index) => {
    if (!/^\s*(?:\/\/|\/?\*)/u.test(text)) return [];
    const found = word.exec(text.replace(/`[^`]*`/gu, ''));
    return found ? [{ line: index + 1, word: found[0] }] : [];
  });
}
