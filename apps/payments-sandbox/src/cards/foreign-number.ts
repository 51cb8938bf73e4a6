import { findTestCard, hasCheckDigit } from './test-cards.ts';

/** As long as numbers of cards are; ids and instants are shorter, or stand between letters. */
const digits = /(?<![\w-])\d(?:[ -]?\d){13,18}(?![\w-])/g;

/** Whether a text holds what may be the number of somebody's card: no published one, with a right check digit. */
export function holdsForeignNumber(text: string): boolean {
  return [...text.matchAll(digits)].some(([found]) => {
    const number = found.replace(/[ -]/g, '');
    return hasCheckDigit(number) && findTestCard(number) === undefined;
  });
}
