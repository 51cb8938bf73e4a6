/**
 * What nobody sees in a text: characters that take no room. Joiners, forms of a character and the
 * letters of a flag may stand where their script or their emoji needs them; marks of direction are for
 * `withoutHiddenCharacters` to judge.
 */
const hidden = new RegExp(
  [
    // Between letters that never join, two names would differ in what no eye finds.
    String.raw`(?<![\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f\p{sc=Arab}\p{sc=Syrc}\p{sc=Mand}\p{sc=Nkoo}\p{sc=Adlm}\p{sc=Rohg}\p{sc=Mong}\p{sc=Phag}\p{sc=Deva}\p{sc=Beng}\p{sc=Guru}\p{sc=Gujr}\p{sc=Orya}\p{sc=Taml}\p{sc=Telu}\p{sc=Knda}\p{sc=Mlym}\p{sc=Sinh}\p{sc=Khmr}\p{sc=Mymr}\p{sc=Tibt}])[\u200c\u200d]`,
    String.raw`(?<!\p{Extended_Pictographic}|[\d#*](?=\ufe0f\u20e3))[\ufe0e\ufe0f]`,
    String.raw`(?<![\p{sc=Hani}\p{sc=Mong}\p{sc=Mymr}\p{sc=Phag}])[\ufe00-\ufe0d\u180b-\u180d\u180f\u{e0100}-\u{e01ef}]`,
    String.raw`(?<!\u{1f3f4}[\u{e0020}-\u{e007e}]*)[\u{e0020}-\u{e007f}]`,
    String.raw`(?![\u061c\u180b-\u180d\u180f\u200c-\u200f\u2066-\u2069\ufe00-\ufe0f\u{e0020}-\u{e007f}\u{e0100}-\u{e01ef}])\p{DI}`,
    String.raw`[\ufff9-\ufffb]`,
  ].join('|'),
  'gu',
);

/** What only fills a place, as a blank does. */
const fillers = /[\u2800\u3164\uffa0]/gu;

const directionMarks = /[\u061c\u200e\u200f\u2066-\u2069]/gu;
const fromRightToLeft =
  /[\p{sc=Hebr}\p{sc=Arab}\p{sc=Syrc}\p{sc=Thaa}\p{sc=Nkoo}\p{sc=Mand}\p{sc=Adlm}\p{sc=Rohg}]/u;

/**
 * A text without what nobody sees, so that two that look alike are alike, and a search finds its
 * words. Marks of direction stay beside letters that read from right to left.
 */
export function withoutHiddenCharacters(text: string): string {
  const shown = text.replace(fillers, ' ').replace(hidden, '');
  const unmarked = shown.replace(directionMarks, '');
  return fromRightToLeft.test(unmarked) ? shown : unmarked;
}
