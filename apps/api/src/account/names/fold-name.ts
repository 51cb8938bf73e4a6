import { remove } from 'confusables';

/** Signs that stand for letters; letters and figures that look like one another are one. */
const likenesses: Readonly<Record<string, string>> = {
  ...{ '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't', '8': 'b' },
  ...{ l: 'i', '|': 'i', '!': 'i', '@': 'a', $: 's' },
};

/** A name as it looks: without case, accents and blanks, in Latin letters wherever others look like them. */
export function foldName(name: string): string {
  return foldNameParts(name).join('');
}

/** Signs behind a name that would be read as letters of it. */
const marks = /[™℠]/gu;

/** The same, word by word; figures around a word are none of it, unless they stand for letters there too. */
export function foldNameParts(name: string, around: 'figures' | 'letters' = 'figures') {
  // In a Latin word the Cyrillic л reads as an l; the library takes it for another letter.
  const latin = remove(name.replace(marks, ' ').replace(/л/giu, 'l').normalize('NFKC'))
    .normalize('NFD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase();
  return latin
    .split(/[^\p{L}\p{N}@$!|]+/u)
    .map((word) =>
      word
        .replace(around === 'figures' ? /^\p{N}+|\p{N}+$/gu : '', '')
        .replace(/[01345789l|!@$]/gu, (sign) => likenesses[sign] ?? sign),
    )
    .filter((word) => word !== '');
}

/** Whether folded letters are folded words one behind the other, and nothing else. */
export function isMadeOf(letters: string, words: readonly string[]): boolean {
  if (letters === '') return false;
  const longestFirst = words.toSorted((one, other) => other.length - one.length);
  const rest = longestFirst
    .filter((word) => word !== '')
    .reduce((left, word) => left.replaceAll(word, ' '), letters);
  return rest.trim() === '';
}
