import { listingsFrench } from '../../listings/messages.fr.ts';
import { searchFrench } from '../../search/messages.fr.ts';
import type { Locale } from '../../vocabulary/text/locale.ts';
import { inEnglish, type ReadMessages } from '../../vocabulary/text/message.ts';
import { choicesFrench } from '../choices/choice-labels.fr.ts';
import { phraseFrench } from './phrase-messages.fr.ts';

const french = {
  ...listingsFrench,
  ...searchFrench,
  ...phraseFrench,
  ...choicesFrench,
};

/** Reads what words of searches and of their news are made of, for texts that no page shows: those of mails. */
export function createPhraseReader(locale: Locale): ReadMessages {
  if (locale !== 'fr-CA') return inEnglish;
  // A message that the language lacks is English, as on pages.
  return (catalogue) => ({ ...inEnglish(catalogue), ...french[catalogue.catalogue] });
}
