/** Words that a guess at a password of this place begins with: its names, its services, its towns. */
export const passwordContextTerms: readonly string[] = [
  ...['boardwalk', 'dashboard', 'marketplace', 'listing', 'listings', 'classified', 'classifieds'],
  ...['merchant', 'realtor', 'broker', 'brokerage', 'partner', 'administrator', 'favourites'],
  ...['canada', 'canadian', 'ontario', 'quebec', 'toronto', 'gta', 'mississauga', 'brampton'],
  ...['vaughan', 'markham', 'oakville', 'burlington', 'hamilton', 'oshawa', 'pickering', 'ajax'],
  ...['whitby', 'scarborough', 'etobicoke', 'north york', 'york', 'richmond hill', 'newmarket'],
  ...['aurora', 'milton', 'caledon', 'montreal', 'ottawa', 'vancouver', 'calgary', 'edmonton'],
  ...['winnipeg', 'halifax', 'raptors', 'leafs', 'maple leafs', 'blue jays', 'bluejays', 'canucks'],
];

const written: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '@': 'a',
  $: 's',
};

/**
 * Whether a password is these words and nothing else, with whatever signs and figures around them or
 * in place of their letters: `B0ardw@lk2026!`.
 */
export function isDecorated(password: string, words: readonly string[]): boolean {
  const inner = password.toLowerCase().replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  const letters = inner.replace(/[0134578@$]/g, (sign) => written[sign] ?? sign);
  const plain = letters.replace(/[^\p{L}]/gu, '');
  const longestFirst = words.map(lettersOf).sort((a, b) => b.length - a.length);
  const rest = longestFirst
    .filter(({ length }) => length >= shortestTellingWord)
    .reduce((left, word) => left.replaceAll(word, ' '), plain);
  return plain !== '' && rest.trim() === '';
}

const shortestTellingWord = 3;

function lettersOf(word: string): string {
  return word.toLowerCase().replace(/[^\p{L}]/gu, '');
}
