import { randomUUID } from 'node:crypto';
import {
  type APIRequestContext,
  type Browser,
  type BrowserContextOptions,
  request as requests,
} from 'playwright';
import { type Watched, watchPageIn } from '../embedding-page.ts';
import { openContext } from '../open-context.ts';
import { mailedLink } from './account-steps.ts';
import { callApi } from './call-api.ts';

/** An account of one journey alone, whose address is confirmed. */
export interface Account {
  readonly username: string;
  readonly email: string;
  readonly password: string;
}

/** The password of each account that a journey opens. */
export const newPassword = 'a few words in a row';

/**
 * A word that no other journey uses, nor an earlier try of this one. It is of letters alone: digits in
 * a row may be hidden as a telephone number.
 */
export function uniqueWord(): string {
  const letter = (digit: string) => String.fromCharCode(97 + Number.parseInt(digit, 16));
  return Array.from(randomUUID().slice(0, 8), letter).join('');
}

/** The same as the name of somebody. */
export function uniqueName(): string {
  return `ana-${uniqueWord()}`;
}

/** Registers by a call, as the form does or with a username too; the address waits to be confirmed. */
export async function registerByCall(
  request: APIRequestContext,
  names: Partial<Pick<Account, 'username'>> = {},
): Promise<Pick<Account, 'email' | 'password'>> {
  const account = { email: `${names.username ?? uniqueName()}@example.org`, password: newPassword };
  const registration = { ...names, ...account, kind: 'user', consent: true };
  await callApi(request, 'POST', '/api/v1/user/register', registration);
  return account;
}

/** Opens an account by calls, with address and password alone; signs in where the cookies are. */
export async function openAccount(request: APIRequestContext): Promise<Account> {
  const username = uniqueName();
  const account = { username, ...(await registerByCall(request, { username })) };
  const token = new URL(await mailedLink(request, account.email)).searchParams.get('tokenID');
  await callApi(request, 'POST', '/api/v1/user/confirm', { token });
  return account;
}

const profile = {
  firstName: 'Ana',
  lastName: 'Roy',
  phone: { country: 'CA', code: 1, number: '9055550123' },
  billing: {
    countryCode: 'CA',
    postalCode: 'L8P 1A1',
    state: 'ON',
    city: 'Hamilton',
    line1: '1 Main Street W',
  },
};

/** The same with a profile that lacks nothing. */
export async function openMember(
  request: APIRequestContext,
  { firstName = profile.firstName } = {},
): Promise<Account> {
  const account = await openAccount(request);
  await callApi(request, 'PUT', '/api/v1/user/', { ...profile, firstName });
  return account;
}

/** One that is signed in nowhere yet. */
export async function openMemberElsewhere(
  names: Parameters<typeof openMember>[1] = {},
): Promise<Account> {
  const cookies = await requests.newContext();
  try {
    const account = await openMember(cookies, names);
    await callApi(cookies, 'POST', '/logout');
    return account;
  } finally {
    await cookies.dispose();
  }
}

/** A page of a new member. */
export async function watchAsMember(
  browser: Browser,
  url: string,
  options: BrowserContextOptions = {},
): Promise<Watched & Account> {
  const context = await openContext(browser, options);
  const account = await openMember(context.request);
  return { ...account, ...(await watchPageIn(context, url)) };
}

/** Signs in by a call, where signing in is not what a journey is about. */
export async function signInByCall(
  request: APIRequestContext,
  { username, password }: Pick<Account, 'username' | 'password'>,
): Promise<void> {
  await callApi(request, 'POST', '/login', { username, password });
}

/** Somebody of the demo, for what only they have: their listings, their group. */
export function demoAccount(username: 'admin' | 'member' | 'merchant' | 'partner' | 'realtor') {
  return { username, password: 'boardwalk-demo' };
}

/** A page of somebody who is signed in. */
export async function watchSignedIn(
  browser: Browser,
  url: string,
  account: Pick<Account, 'username' | 'password'>,
): Promise<Watched> {
  const context = await openContext(browser);
  await signInByCall(context.request, account);
  return watchPageIn(context, url);
}
