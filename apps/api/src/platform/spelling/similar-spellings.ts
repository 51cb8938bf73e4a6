/** Something by one of its spellings, in the letters that are compared. */
export interface Spelling<Named> {
  readonly letters: string;
  readonly named: Named;
  /** How well known it is; of two as much alike the better known comes first. */
  readonly weight: number;
}

/** What is named, by the groups of three letters in its spellings. */
export interface SimilarSpellings<Named> {
  /** What is spelt much like the letters, the likest first; `accepts` some only. */
  find(letters: string, most: number, accepts?: (named: Named) => boolean): Named[];
  /** What begins much like the letters: while somebody types. */
  findBegun(letters: string, most: number, accepts?: (named: Named) => boolean): Named[];
}

/** The share of groups that two spellings must have in common at least. */
const leastShared = 0.3;
/** So many of those that share most are compared letter by letter. */
const mostCompared = 200;
/** One slip in so many letters is taken for one. */
const lettersOfASlip = 3;

/** Makes the index; about 100 ms for 24,000 spellings. */
export function createSimilarSpellings<Named>(
  spellings: readonly Spelling<Named>[],
): SimilarSpellings<Named> {
  const sizes = spellings.map(({ letters }) => groupsOf(letters).size);
  const byGroup = new Map<string, number[]>();
  spellings.forEach(({ letters }, index) => {
    for (const group of groupsOf(letters)) {
      const known = byGroup.get(group);
      if (known) known.push(index);
      else byGroup.set(group, [index]);
    }
  });

  /** Those that have most groups in common; of what is begun all of its own may be. */
  function candidates(groups: ReadonlySet<string>, isBegun: boolean): Spelling<Named>[] {
    const shared = new Map<number, number>();
    for (const group of groups) {
      for (const index of byGroup.get(group) ?? []) shared.set(index, (shared.get(index) ?? 0) + 1);
    }
    return [...shared]
      .flatMap(([index, count]) => {
        const spelling = spellings[index];
        const all = isBegun ? groups.size : groups.size + (sizes[index] ?? 0) - count;
        const share = count / all;
        return spelling && share >= leastShared ? [{ spelling, share }] : [];
      })
      .sort((a, b) => b.share - a.share || b.spelling.weight - a.spelling.weight)
      .slice(0, mostCompared)
      .map(({ spelling }) => spelling);
  }

  /** The fewest slips first, then what is better known. */
  function rank(
    spelt: readonly Spelling<Named>[],
    letters: string,
    most: number,
    slipsOf: (one: string, other: string) => number,
  ): Named[] {
    const found = spelt
      .map((spelling) => ({ ...spelling, slips: slipsOf(letters, spelling.letters) }))
      .filter(({ slips }) => slips <= Math.ceil(letters.length / lettersOfASlip))
      .sort((a, b) => a.slips - b.slips || b.weight - a.weight);
    return [...new Set(found.map(({ named }) => named))].slice(0, most);
  }

  return {
    find(letters, most, accepts = () => true) {
      const spelt = candidates(groupsOf(letters), false).filter(({ named }) => accepts(named));
      return rank(spelt, letters, most, countSlips);
    },
    findBegun(letters, most, accepts = () => true) {
      const groups = beginningGroupsOf(letters);
      const spelt = candidates(groups, true).filter(({ named }) => accepts(named));
      return rank(spelt, letters, most, countSlipsBegun);
    },
  };
}

/** As {@link groupsOf}, but that the last word may go on. */
function beginningGroupsOf(letters: string): Set<string> {
  const groups = groupsOf(letters);
  groups.delete(`${`  ${letters.split(' ').at(-1)}`.slice(-2)} `);
  return groups;
}

/** As the trigrams of PostgreSQL: two blanks before each word and one behind it. */
function groupsOf(letters: string): Set<string> {
  return new Set(
    letters.split(' ').flatMap((word) => {
      const padded = `  ${word} `;
      return Array.from({ length: padded.length - 2 }, (_, at) => padded.slice(at, at + 3));
    }),
  );
}

/** Letters left out, put in, mistaken or exchanged with their neighbour. */
export function countSlips(one: string, other: string): number {
  return slipsToBeginnings(one, other)[other.length] ?? 0;
}

/** The slips from the one to what it is most like of the beginnings of the other. */
export function countSlipsBegun(one: string, other: string): number {
  return Math.min(...slipsToBeginnings(one, other));
}

/** The slips from the one to each beginning of the other, the empty one first. */
function slipsToBeginnings(one: string, other: string): readonly number[] {
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row++) {
    const next = [row];
    for (let at = 1; at <= other.length; at++) {
      const isSame = one[row - 1] === other[at - 1];
      const slips = [
        (last[at] ?? 0) + 1,
        (next[at - 1] ?? 0) + 1,
        (last[at - 1] ?? 0) + (isSame ? 0 : 1),
      ];
      const isExchanged =
        row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1];
      if (isExchanged) slips.push((before[at - 2] ?? 0) + 1);
      next.push(Math.min(...slips));
    }
    before = last;
    last = next;
  }
  return last;
}
