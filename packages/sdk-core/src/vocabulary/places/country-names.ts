import { type Country, countries } from './countries.ts';
import { foldPlaceText } from './place-text.ts';

/** What people call each country, folded as a search folds it, and without blanks. */
export const countryNames: Readonly<Record<Country, readonly string[]>> = {
  CA: ['canada', 'ca', 'can'],
  US: [
    'united states',
    'united states of america',
    'usa',
    'us',
    'etats unis',
    'etats unis d amerique',
  ],
  AU: ['australia', 'au', 'aus', 'australie', 'commonwealth of australia'],
};

/** Without blanks: `U. S. A.` is `USA`. */
const fold = (text: string) => foldPlaceText(text).replaceAll(' ', '');

const byName = new Map(
  countries.flatMap((country) => countryNames[country].map((name) => [fold(name), country])),
);

/** The country that a text names, by its code or a name in English or French; nothing where it is none. */
export function readCountry(text: string): Country | undefined {
  return byName.get(fold(text).replace(/^the/, ''));
}
