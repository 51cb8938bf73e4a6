import { createPendingActions } from '@boardwalk/sdk-core/account/sign-in/pending-actions';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import accountTable from '../account/bw-account/bw-account.element.tsx';
import { registerElement } from '../element/mount/register-element.ts';
import favouriteTable from '../favourites/bw-favourite/bw-favourite.element.tsx';
import { expectAccessible } from '../kit/testing/accessibility.fixture.ts';
import { focused } from '../kit/testing/add-widget.fixture.ts';
import { openDialogBy } from '../kit/testing/dialog.fixture.ts';
import { type Answers, problem } from '../kit/testing/fake-api.fixture.ts';
import { openWidget } from '../kit/testing/open-widget.fixture.ts';
import { expectText, role, words } from '../kit/testing/role.fixture.ts';

registerElement(accountTable);
registerElement(favouriteTable);

const rosa = { id: 3, firstName: 'Rosa', profilePicture: null, actor: null };
const dialog = role('dialog', { name: 'Keep this listing' });
const heart = role('button', { name: 'Favourite: Canoe' });

/** A page of our own site with a heart; `signIn` is what the server then knows of this browser. */
function open(answers: Answers = {}, attributes: Readonly<Record<string, string>> = {}) {
  let user: typeof rosa | null = null;
  const signIn = (next: typeof rosa) => {
    user = next;
    return next;
  };

  const { api, element } = openWidget(
    'bw-favourite',
    { listing: '7', name: 'Canoe', ...attributes },
    {
      'GET /user/': () => Response.json(user),
      'POST /login': () => signIn(rosa),
      'GET /listing/bookmarks': { results: [] },
      'POST /listing/bookmark/7': null,
      ...answers,
    },
    { siteOrigin: location.origin },
  );
  const left: string[] = [];
  element.addEventListener('bw-navigate', (event) => {
    if (event.defaultPrevented) return;
    event.preventDefault();
    left.push((event as CustomEvent<{ route: { name: string } }>).detail.route.name);
  });
  return { api, element, signIn, left };
}

const kept = (api: { callsOf(beginning: string): readonly string[] }) =>
  api.callsOf('POST /listing/bookmark');

async function ask(answers?: Answers, attributes?: Readonly<Record<string, string>>) {
  const opened = open(answers, attributes);
  await openDialogBy(heart, dialog);
  await expect.element(role('textbox', { name: 'Username' })).toBeVisible();
  return opened;
}

/**
 * Shows the page again. Pages of tests lie behind one another, so that the browser itself reports
 * nothing of it. It may be reported before the dialog listens, and is reported again as long as
 * that stands.
 */
async function seeAgain(): Promise<void> {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
  await expect
    .poll(() => {
      document.dispatchEvent(new Event('visibilitychange'));
      return dialog.query();
    })
    .toBe(null);
}

async function typePassword(): Promise<void> {
  await userEvent.fill(role('textbox', { name: 'Username' }), 'rosa');
  await userEvent.fill(role('textbox', { name: 'Password' }), 'correct horse');
  await userEvent.keyboard('{Enter}');
}

async function expectKept(api: Parameters<typeof kept>[0]): Promise<void> {
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(heart).toHaveAttribute('aria-pressed', 'true');
  expect(kept(api)).toHaveLength(1);
  await expect.poll(() => focused()).toBe(heart.element());
}

test('a visitor signs in over the page, by keys alone, and the heart is set', async () => {
  const { api, left } = open();
  await expect.element(heart).toBeVisible();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog).toBeVisible();
  await expect.poll(() => focused()?.textContent).toBe('Sign in');
  await expect.poll(() => focused()?.localName).toBe('h3');
  await expectAccessible(document.body);
  await userEvent.tab();
  await userEvent.keyboard('rosa');
  await userEvent.tab();
  await userEvent.keyboard('correct horse{Enter}');
  await expectKept(api);
  expect(left).toEqual([]);
});

test('a wrong password is told in the dialog; Escape leaves it, and the next press begins anew', async () => {
  const { api } = await ask({ 'POST /login': () => problem('wrong-credentials') });
  await typePassword();
  const wrong = words('The name or the password is wrong.');
  await expect.element(wrong).toBeVisible();
  await expect.poll(() => focused()?.getAttribute('name')).toBe('password');
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.poll(() => focused()).toBe(heart.element());
  expect(kept(api)).toEqual([]);
  await heart.click();
  await expect.element(role('textbox', { name: 'Username' })).toHaveValue('');
  await expect.element(wrong).not.toBeInTheDocument();
});

test('an account with two steps takes its second within the dialog', async () => {
  const { api, signIn } = await ask({
    'POST /login': { secondStep: { token: 'a-token', hasPasskey: false } },
    'POST /user/sign-in/second-step': () => signIn(rosa),
  });
  await typePassword();
  await expect.poll(() => focused()?.getAttribute('name')).toBe('code');
  expect(kept(api)).toEqual([]);
  await userEvent.keyboard('123456{Enter}');
  await expectKept(api);
});

test('what is left of the forms is reached and left within the dialog, its heading first', async () => {
  const { api, left } = await ask();
  await userEvent.click(role('link', { name: 'Create an account' }));
  await expect.poll(() => focused()?.textContent).toBe('Create an account');
  await expect.element(role('textbox', { name: 'E-mail' })).toBeVisible();
  await expectAccessible(document.body);
  await userEvent.click(role('link', { name: 'Go to sign in' }));
  await expect.poll(() => focused()?.textContent).toBe('Sign in');
  await userEvent.click(role('link', { name: 'Forgot your password?' }));
  await expect.poll(() => focused()?.textContent).toBe('Forgot your password?');
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  expect(left).toEqual([]);
  expect(kept(api)).toEqual([]);
});

test('whose address is not confirmed has the mail sent again from there', async () => {
  const { left } = await ask({ 'POST /login': () => problem('unconfirmed-account') });
  await typePassword();
  await userEvent.click(role('link', { name: 'Send the mail again' }));
  await expect.poll(() => focused()?.textContent).toBe('Confirm your e-mail address');
  expect(left).toEqual([]);
});

test('whoever registers is told that the mail leads back, and it is remembered what they wanted', async () => {
  const { api, signIn } = await ask({ 'POST /user/register': { email: 'rosa@example.org' } });
  await userEvent.click(role('link', { name: 'Create an account' }));
  await userEvent.fill(role('textbox', { name: 'E-mail' }), 'rosa@example.org');
  await userEvent.fill(role('textbox', { name: 'Password' }), 'a few words in a row');
  await userEvent.click(role('checkbox'));
  await userEvent.click(role('button', { name: 'Create my account' }));
  await expect.poll(() => focused()?.textContent).toBe('Look into your mail');
  const told = 'It leads back to this page, where you go on with what you wanted.';
  await expectText(role('status'), told);
  await expectAccessible(document.body);
  const path = location.pathname + location.search;
  expect(JSON.parse(localStorage.getItem('boardwalk.wish') ?? '')).toMatchObject({
    ...{ wish: { act: 'favourite', subject: 7 }, path, owner: null },
  });
  // The link was followed in another tab, which signs in.
  signIn(rosa);
  await seeAgain();
  await expectKept(api);
});

test('back on the page, what its owner wanted is done once', async () => {
  const wishes = createPendingActions({ now: () => Date.now() });
  wishes.keep({ act: 'favourite', subject: 7, path: '/' });
  wishes.claim(rosa.id);
  const { api } = open({ 'GET /user/': rosa });
  await expect.element(heart).toHaveAttribute('aria-pressed', 'true');
  expect(kept(api)).toHaveLength(1);
  await expect.poll(() => localStorage.getItem('boardwalk.wish')).toBe(null);
});

test.each(['unavailable', 'too-many-requests', 'other-user'] as const)(
  'a listing that is gone meanwhile is given up, and what is refused as %s is not',
  async (code) => {
    const wishes = createPendingActions({ now: () => Date.now() });
    wishes.keep({ act: 'favourite', subject: 7, path: '/' });
    wishes.claim(rosa.id);
    let answer = problem(code);
    const answers = { 'GET /user/': rosa, 'POST /listing/bookmark/7': () => answer };
    const { api } = open(answers);
    await expect.poll(() => kept(api)).toHaveLength(1);
    expect(wishes.find('favourite', rosa.id)).toBe(7);
    document.body.replaceChildren();
    answer = problem('gone');
    const next = open(answers);
    await expect.poll(() => kept(next.api)).toHaveLength(1);
    await expect.poll(() => wishes.find('favourite', rosa.id)).toBe(undefined);
  },
);

test('whoever has signed in by another tab is not asked', async () => {
  const { api, signIn } = open();
  await expect.poll(() => api.callsOf('GET /user/')).toHaveLength(1);
  signIn(rosa);
  await heart.click();
  await expect.element(heart).toHaveAttribute('aria-pressed', 'true');
  await expect.element(dialog).not.toBeInTheDocument();
  expect(kept(api)).toHaveLength(1);
});

test('somebody who signs in by another tab meanwhile is found as the page is seen again', async () => {
  const { api, signIn } = await ask();
  signIn({ ...rosa, id: 9, firstName: 'Milo' });
  await seeAgain();
  await expectKept(api);
});

test('two presses ask once, and keep once', async () => {
  const { api } = open();
  await heart.dblClick();
  await expect.element(dialog).toBeVisible();
  await expect.element(role('textbox', { name: 'Username' })).toBeVisible();
  await typePassword();
  await expectKept(api);
});

test('a server that fails while somebody signs in is told, and tried again', async () => {
  let isDown = true;
  const { api, signIn } = await ask({
    'POST /login': () => (isDown ? problem('unavailable') : signIn(rosa)),
  });
  await typePassword();
  await expectText(role('alert'), 'Something went wrong at Boardwalk.');
  isDown = false;
  await userEvent.click(role('button', { name: 'Sign in', exact: true }));
  await expectKept(api);
});

test.each([
  ['in French on a phone, in the dark', { locale: 'fr-CA', theme: 'dark' }, 320],
  ['from right to left', { locale: 'en-CA', dir: 'rtl' }, 390],
])('%s nothing of it sticks out', async (_, attributes, width) => {
  await page.viewport(width, 640);
  open({}, attributes);
  await role('button', { name: 'Canoe' }).click();
  await expect.element(role('dialog')).toBeVisible();
  await expect.poll(() => focused()?.localName).toBe('h3');
  const content = focused()?.closest('.account');
  expect(content?.scrollWidth).toBeLessThanOrEqual(content?.clientWidth ?? 0);
  await expectAccessible(document.body);
});
