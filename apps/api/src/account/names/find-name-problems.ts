import { type NameFault, nameFaults } from '@boardwalk/sdk-core/account/name-faults';
import { type FieldProblem, Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { maskContacts } from '@boardwalk/sdk-core/vocabulary/text/mask-contacts';
import type { Configuration } from '../../platform/configuration.ts';
import {
  hasHost,
  hasLongNumber,
  isDomain,
  leadsElsewhere,
} from '../../platform/mail/web-domain.ts';
import { foldName, foldNameParts, isMadeOf } from './fold-name.ts';
import { reservedAlone, reservedNameTerms } from './reserved-name-terms.ts';

/** What others see of a person; what is not given, or empty, is not looked at. */
export interface ChosenNames {
  readonly username?: string | undefined;
  readonly firstName?: string | undefined;
  readonly lastName?: string | undefined;
}

/** What is wrong with names that somebody chooses: addresses, and those that would pass for the site's own. */
export function findNameProblems(
  names: ChosenNames,
  { reservedNames }: Pick<Configuration, 'reservedNames'>,
): readonly FieldProblem[] {
  const ownNames = foldOwnNames(reservedNames);
  const reserved = [...reservedNameTerms, ...reservedNames].map(foldName);
  const alone = [...reserved, ...reservedAlone.map(foldName)];
  return (['username', 'firstName', 'lastName'] as const).flatMap(
    (field): readonly FieldProblem[] => {
      const name = names[field];
      if (!name) return [];
      const isAddress = field === 'username' ? leadsElsewhere(name) : holdsAddress(name);
      if (isAddress) return [{ path: `body.${field}`, message: nameFaults.address }];
      const isReserved = (['figures', 'letters'] as const).some((around) => {
        const words = foldNameParts(name, around);
        return (
          words.some((word) => reserved.includes(word) || beginsWithOne(word, ownNames)) ||
          isMadeOf(words.join(''), field === 'lastName' ? reserved : alone)
        );
      });
      return isReserved ? [{ path: `body.${field}`, message: nameFaults.reserved }] : [];
    },
  );
}

/**
 * Why nobody may show others such a name of a business, a page or a search. Words that businesses have
 * in their names are refused only where nothing else is in it: “Admin Services Ltd.” may be one.
 */
export function findShownNameFault(
  name: string,
  { reservedNames }: Pick<Configuration, 'reservedNames'>,
): NameFault | undefined {
  if (holdsAddress(name)) return 'address';
  return passesForSite(name, { reservedNames }) ? 'reserved' : undefined;
}

/** Whether a name, or an address with hyphens between its words, reads as one of the site itself. */
export function passesForSite(
  name: string,
  { reservedNames }: Pick<Configuration, 'reservedNames'>,
): boolean {
  const ownNames = foldOwnNames(reservedNames);
  const all = [...ownNames, ...[...reservedNameTerms, ...reservedAlone].map(foldName)];
  const words = foldNameParts(name);
  return words.some((word) => beginsWithOne(word, ownNames)) || isMadeOf(words.join(''), all);
}

function foldOwnNames(reservedNames: readonly string[]): readonly string[] {
  return ['boardwalk', ...reservedNames].map(foldName).filter((name) => name !== '');
}

/** Shorter names of a site begin many words of others. */
const shortestBeginning = 6;

/** Whether a word is one of the site's names, or reads as one with an ending: `BoardwalkCA`, `Boardwalks`. */
function beginsWithOne(word: string, ownNames: readonly string[]): boolean {
  return ownNames.some((name) =>
    name.length < shortestBeginning ? word === name : word.startsWith(name),
  );
}

/** Refuses a call whose body has such a name there. */
export function requireShownName(
  path: string,
  name: string,
  configuration: Pick<Configuration, 'reservedNames'>,
): void {
  const fault = findShownNameFault(name, configuration);
  if (!fault) return;
  throw new Problem('invalid-request', 'Please correct what is marked.', {
    fields: [{ path, message: nameFaults[fault] }],
  });
}

/**
 * The number of a Canadian company without a name of its own, before its jurisdiction and legal form:
 * `9123-4567 Québec inc.`, `1000123456 Ontario Inc.`
 */
const companyNumber =
  /^(?:\d{4}[-\u2010-\u2013]\d{4}(?=\sQu[ée]bec\s)|(?:\d{5,9}|100\d{7})(?=\s(?:Canada|Ontario|British Columbia|B\.?C\.?|Alberta|Saskatchewan|Manitoba|New Brunswick|N\.?B\.?|Nova Scotia|Newfoundland(?: (?:and|&) Labrador)?|P\.?E\.?I\.?|Yukon|N\.?W\.?T\.?|Nunavut)\s))(?=[\p{L}\s.&]+\b(?:inc|ltd|limited|ltée|ltee|limitée|corp|corporation|ulc)\b)/iu;

/** What stands between the words of a name; no host has it inside. */
const betweenWords = /[^\p{L}\p{M}\p{N}._-]+/u;

/** Whether a name has an address, a host or a phone number in it. */
function holdsAddress(name: string): boolean {
  const plain = name.normalize('NFKC').replace(/[․。]/gu, '.').trim().replace(companyNumber, '');
  return (
    /[@\\∕]|\/\/|\bwww\b|:\S/iu.test(plain) ||
    maskContacts(plain) !== plain ||
    hasLongNumber(plain) ||
    plain
      .split(betweenWords)
      .some((word) => hasHost(word) || isDomain(word.replace(/^\P{L}+|\P{L}+$/gu, '')))
  );
}
