const abbreviations: Readonly<Record<string, string>> = {
  saint: 'st',
  sainte: 'ste',
  mount: 'mt',
  fort: 'ft',
};

/** Lower-case letters and digits without accents, words one space apart: "Montréal-Est" → "montreal est". */
export function foldPlaceText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’.]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

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
