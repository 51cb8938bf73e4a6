import { type NameFault, nameFaults } from '@boardwalk/sdk-core/account/name-faults';
import { type FieldProblem, Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { maskContacts } from '@boardwalk/sdk-core/vocabulary/text/mask-contacts';
import type { Configuration } from '../../platform/configuration.ts';
import { hasLongNumber, isDomain, isHost, leadsElsewhere } from '../../platform/mail/web-domain.ts';
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
          words.some((word) => reserved.includes(word)) ||
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
  const ownNames = ['boardwalk', ...reservedNames].map(foldName);
  const all = [...ownNames, ...[...reservedNameTerms, ...reservedAlone].map(foldName)];
  const words = foldNameParts(name);
  const passesForSite =
    words.some((word) => ownNames.includes(word)) || isMadeOf(words.join(''), all);
  return passesForSite ? 'reserved' : undefined;
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

/** Whether a name has an address, a host or a phone number in it. */
function holdsAddress(name: string): boolean {
  const plain = name.normalize('NFKC').replace(/[․。]/gu, '.');
  return (
    /[@/\\∕]|\bwww\b|:\S/iu.test(plain) ||
    maskContacts(plain) !== plain ||
    hasLongNumber(plain) ||
    plain
      .split(/\s+/u)
      .some((word) => isHost(word) || isDomain(word.replace(/^\P{L}+|\P{L}+$/gu, '')))
  );
}
