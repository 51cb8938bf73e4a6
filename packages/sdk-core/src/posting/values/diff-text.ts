/** Words that two texts share, or that one of them alone has. */
export interface DiffPart {
  readonly is: 'same' | 'removed' | 'added';
  readonly text: string;
}

/**
 * Beyond so many pairs of words the middle of both texts is reported as one: 40 ms on a slow phone.
 */
const mostPairs = 1_000_000;

/** Two texts word by word: in order, what is gone before what has come in its place. */
export function diffText(before: string, after: string): readonly DiffPart[] {
  const [former, latter] = [wordsOf(before), wordsOf(after)];
  const start = countSame(former, latter);
  const [formerRest, latterRest] = [former.slice(start), latter.slice(start)];
  const end = countSame(formerRest.toReversed(), latterRest.toReversed());
  return joinParts([
    ...asParts('same', former.slice(0, start)),
    ...diffMiddle(withoutEnd(formerRest, end), withoutEnd(latterRest, end)),
    ...asParts('same', end === 0 ? [] : former.slice(-end)),
  ]);
}

/** Blanks are words of their own: a word at the end of a line is the same as one within it. */
function wordsOf(text: string): readonly string[] {
  return text.match(/\s+|\S+/g) ?? [];
}

function countSame(former: readonly string[], latter: readonly string[]): number {
  const differing = former.findIndex((word, index) => word !== latter[index]);
  return differing === -1 ? former.length : differing;
}

function withoutEnd(words: readonly string[], count: number): readonly string[] {
  return words.slice(0, words.length - count);
}

function asParts(is: DiffPart['is'], words: readonly string[]): readonly DiffPart[] {
  return words.map((text) => ({ is, text }));
}

/** By the longest common subsequence. */
function diffMiddle(former: readonly string[], latter: readonly string[]): readonly DiffPart[] {
  if (former.length * latter.length > mostPairs) {
    return [...asParts('removed', former), ...asParts('added', latter)];
  }
  const lengths = commonLengths(former, latter);
  const lengthAt = (row: number, column: number) => lengths[row]?.[column] ?? 0;
  const parts: DiffPart[] = [];
  let [row, column] = [0, 0];
  while (row < former.length || column < latter.length) {
    const [gone, come] = [former[row], latter[column]];
    if (gone !== undefined && gone === come) {
      parts.push({ is: 'same', text: gone });
      row += 1;
      column += 1;
    } else if (
      come === undefined ||
      (gone !== undefined && lengthAt(row + 1, column) >= lengthAt(row, column + 1))
    ) {
      parts.push({ is: 'removed', text: gone ?? '' });
      row += 1;
    } else {
      parts.push({ is: 'added', text: come });
      column += 1;
    }
  }
  return parts;
}

/** How many words the texts have in common from a word of each on. */
function commonLengths(former: readonly string[], latter: readonly string[]) {
  const lengths = Array.from(
    { length: former.length + 1 },
    () => new Uint16Array(latter.length + 1),
  );
  for (let row = former.length - 1; row >= 0; row -= 1) {
    const [mine, below] = [lengths[row], lengths[row + 1]];
    for (let column = latter.length - 1; mine && below && column >= 0; column -= 1) {
      mine[column] =
        former[row] === latter[column]
          ? (below[column + 1] ?? 0) + 1
          : Math.max(below[column] ?? 0, mine[column + 1] ?? 0);
    }
  }
  return lengths;
}

/** Neighbours of a sort as one; a blank between two that are gone, or have come, goes with them. */
function joinParts(parts: readonly DiffPart[]): readonly DiffPart[] {
  const joined: DiffPart[] = [];
  for (const run of bridgeBlanks(parts)) {
    const last = joined.at(-1);
    if (last?.is === run.is) joined[joined.length - 1] = { is: run.is, text: last.text + run.text };
    else joined.push(run);
  }
  return joined;
}

/** Joins a changed word, a blank and a changed word into one change rather than three. */
function bridgeBlanks(parts: readonly DiffPart[]): readonly DiffPart[] {
  const bridged: DiffPart[] = [];
  let [gone, come] = ['', ''];
  const flush = () => {
    if (gone !== '') bridged.push({ is: 'removed', text: gone });
    if (come !== '') bridged.push({ is: 'added', text: come });
    [gone, come] = ['', ''];
  };
  parts.forEach(({ is, text }, index) => {
    const next = parts[index + 1];
    const isBridge =
      is === 'same' && text.trim() === '' && gone !== '' && come !== '' && next?.is !== 'same';
    if (is !== 'same' || (isBridge && next)) {
      if (is !== 'added') gone += text;
      if (is !== 'removed') come += text;
      return;
    }
    flush();
    bridged.push({ is, text });
  });
  flush();
  return bridged;
}
