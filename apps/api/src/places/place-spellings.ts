import { foldPlaceText } from '@boardwalk/sdk-core/vocabulary/places/place-text';

const abbreviations: Readonly<Record<string, string>> = {
  saint: 'st',
  sainte: 'ste',
  mount: 'mt',
  fort: 'ft',
};

/** The spellings under which a name is looked up: as written, abbreviated and written out. */
export function listSpellings(name: string): string[] {
  const folded = foldPlaceText(name);
  const words = folded.split(' ');
  const short = words.map((word) => abbreviations[word] ?? word).join(' ');
  const long = words.map((word) => longForm(word)).join(' ');
  return [...new Set([folded, short, long])];
}

function longForm(word: string): string {
  const found = Object.entries(abbreviations).find(([, short]) => short === word);
  return found ? found[0] : word;
}
