import { randomInt } from 'node:crypto';
import { type AnyColumn, type SQL, sql } from 'drizzle-orm';

/** Who has opened an account by an address and a password alone has no name of their own yet. */
const nameless = '';

interface Called {
  readonly firstName: string;
  readonly username: string | null;
}

/**
 * Returns what a person is called: their first name, or their username until they have given one.
 */
export function calledName({ firstName, username }: Called): string {
  return firstName === nameless && username !== null ? username : firstName;
}

/** The same, as a part of queries that read no more of somebody. */
export function calledNameSql(user: Readonly<Record<keyof Called, AnyColumn>>): SQL<string | null> {
  return sql`coalesce(nullif(${user.firstName}, ${nameless}), ${user.username})`;
}

/** What mails call an account: its username, or where its owner never chose one the address that signs in to it. */
export function accountName(username: string | null | undefined, email: string): string {
  return !username || drawnName.test(username) ? email : username;
}

/** Returns the names of a new account, where its owner has given any. */
export function newNames(told: {
  readonly username?: string | undefined;
  readonly firstName?: string | undefined;
  readonly lastName?: string | undefined;
}) {
  const { username = drawUsername(), firstName = nameless, lastName = nameless } = told;
  return { username, firstName, lastName };
}

/** Letters and digits that nobody takes for one another. */
const signs = '23456789abcdefghjkmnpqrstuvwxyz';

const drawnName = new RegExp(`^member-[${signs}]{8}$`);

/** `member-4k2p9xw7`: usernames are public, so that nothing of the address is in it. */
function drawUsername(): string {
  return `member-${Array.from({ length: 8 }, () => signs[randomInt(signs.length)]).join('')}`;
}
