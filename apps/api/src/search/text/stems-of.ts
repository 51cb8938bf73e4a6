import { stemmer as stemEnglish } from '@orama/stemmers/english';
import { stemmer as stemFrench } from '@orama/stemmers/french';

/** A folded word has lost the accents that French stems go by, so that the word itself counts too. */
export function stemsOf(word: string): readonly string[] {
  return [word, stemEnglish(word), stemFrench(word)];
}
