import type { Language } from '../enumerations/people/languages.ts';

/** English names of the values of every field named `languages`. */
export const languageLabels = {
  'languages.en': 'English',
  'languages.fr': 'French',
  'languages.es': 'Spanish',
  'languages.zh': 'Chinese',
  'languages.pa': 'Punjabi',
  'languages.ar': 'Arabic',
  'languages.hi': 'Hindi',
  'languages.it': 'Italian',
  'languages.de': 'German',
  'languages.pt': 'Portuguese',
  'languages.tl': 'Tagalog',
  'languages.vi': 'Vietnamese',
  'languages.ko': 'Korean',
  'languages.ja': 'Japanese',
  'languages.fa': 'Persian',
  'languages.ur': 'Urdu',
  'languages.ru': 'Russian',
  'languages.uk': 'Ukrainian',
  'languages.pl': 'Polish',
  'languages.el': 'Greek',
  'languages.nl': 'Dutch',
  'languages.ta': 'Tamil',
} as const satisfies Readonly<Record<`languages.${Language}`, string>>;
