/** How a plan is come by: from the list that all see, or by a code that its merchants were given. */
export const licenseClasses = ['STANDARD', 'ENTERPRISE'] as const;
export type LicenseClass = (typeof licenseClasses)[number];

/** What its price is for: seats on boards, for a year. */
export const licenseTypes = ['YEARLY'] as const;

/** Seats of one plan at most: as many as there are boards on a full map. */
export const largestSeats = 3_000;

/** Characters. */
export const longestNickname = 120;
export const longestNote = 2_000;

/** Uses of a code at most, where it has a limit. */
export const mostUses = 1_000_000;

/** Domains of e-mail addresses that one code can be bound to. */
export const mostDomains = 20;

const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const domain = new RegExp(`^(?:${label}\\.)+[a-z]{2,63}$`);

/**
 * Returns the domain of e-mail addresses as it is stored, however it was typed: ` @Example.org ` is
 * `example.org`.
 */
export function readMailDomain(text: string): string | undefined {
  const typed = text.trim().toLowerCase().replace(/^@/, '');
  return typed.length <= 253 && domain.test(typed) ? typed : undefined;
}

/** Minimum characters of a new plan's code: users who try out codes match none by chance. */
export const shortestPlanCode = 10;

/** Letters and digits that nobody takes for one another. */
const signs = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A code of three groups, such as `7KQ2-M0XD-9ZRB`, from twelve random bytes. */
export function writePlanCode(random: Uint8Array): string {
  const drawn = Array.from(random.slice(0, 12), (byte) => signs[byte % signs.length]).join('');
  return [drawn.slice(0, 4), drawn.slice(4, 8), drawn.slice(8)].join('-');
}

/** What decides whether a plan's code counts. */
export interface CodeTerms {
  /** The last instant at which it does, in milliseconds since 1970; null where there is none. */
  readonly expiresAt: number | null;
  readonly uses: number;
  /** By all merchants together; null where there is no limit. */
  readonly mostUses: number | null;
  /** Empty if anyone who has the code may use it. */
  readonly domains: readonly string[];
}

/** Why a code does not count. */
export type CodeFault = 'expired' | 'used-up' | 'other-domain';

/**
 * Returns why a code does not count for the user with this e-mail address; undefined if it does.
 * One that is bound to domains counts for no visitor, whose address nobody knows.
 */
export function findCodeFault(
  terms: CodeTerms,
  now: number,
  email: string | undefined,
): CodeFault | undefined {
  if (terms.expiresAt !== null && terms.expiresAt < now) return 'expired';
  if (terms.mostUses !== null && terms.uses >= terms.mostUses) return 'used-up';
  if (terms.domains.length === 0) return undefined;
  if (email === undefined) return 'other-domain';
  const own = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  return terms.domains.includes(own) ? undefined : 'other-domain';
}
