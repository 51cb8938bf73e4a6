import { getProduct } from '@boardwalk/tools/testing/product';
import type { APIRequestContext, Page } from 'playwright';
import { linkIn, readMail } from '../outbox.ts';

const { siteOrigin } = getProduct();

/** The link of the newest mail to an address by which its owner confirms or resets something. */
export async function mailedLink(request: APIRequestContext, to: string): Promise<string> {
  return linkIn(await readMail(request, to), '/dashboard/login/');
}

/** Opens an account by the form; its address, at which `name` is, waits to be confirmed. */
export async function register(page: Page, name: string, password: string): Promise<string> {
  const email = `${name}@example.org`;
  await page.goto(`${siteOrigin}/register`);
  await page.getByRole('link', { name: 'Register', exact: true }).click();
  await page.locator('bw-account:state(ready)').waitFor();
  await fillInRegistration(page, email, password);
  return email;
}

/** What stands at the fields and buttons of a registration. */
export const registrationWords = {
  en: {
    email: 'E-mail address',
    password: 'Password',
    submit: 'Create my account',
    sentTo: 'We sent a link to',
    confirm: 'Confirm my address',
  },
  fr: {
    email: 'Adresse courriel',
    password: 'Mot de passe',
    submit: 'Créer mon compte',
    sentTo: 'Nous avons envoyé un lien à',
    confirm: 'Confirmer mon adresse',
  },
} as const;

/** Where the form shows. */
export async function fillInRegistration(
  page: Page,
  email: string,
  password: string,
  words: Readonly<Record<keyof typeof registrationWords.en, string>> = registrationWords.en,
): Promise<void> {
  const form = page.locator('bw-account');
  await form.getByLabel(words.email).fill(email);
  await form.getByLabel(words.password, { exact: true }).fill(password);
  await form.getByRole('checkbox').check();
  await form.getByRole('button', { name: words.submit }).click();
  await form.getByText(`${words.sentTo} ${email}`).waitFor();
}

/** Follows the link of the mail in the browser that registered, which signs in. */
export async function confirm(
  page: Page,
  email: string,
  { confirm: name }: Readonly<{ confirm: string }> = registrationWords.en,
): Promise<void> {
  await page.goto(await mailedLink(page.request, email));
  await page.locator('bw-account:state(ready)').waitFor();
  await page.getByRole('button', { name }).click();
}

/** On the page of the login. */
export async function signIn(page: Page, username: string, password: string): Promise<void> {
  await page.locator('bw-account:state(ready)').waitFor();
  await page.getByLabel('Username or e-mail').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}
