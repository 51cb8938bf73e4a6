import { createPendingActions } from '@boardwalk/sdk-core/account/sign-in/pending-actions';
import type { ProblemCode } from '@boardwalk/sdk-core/vocabulary/problem';
import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { joinPage } from '../../../element/environment/registry.ts';
import { expectAccessible } from '../../../kit/testing/accessibility.fixture.ts';
import { focused, untilShown } from '../../../kit/testing/add-widget.fixture.ts';
import { problem } from '../../../kit/testing/fake-api.fixture.ts';
import { expectText, role, words } from '../../../kit/testing/role.fixture.ts';
import {
  askMail,
  bodiesOf,
  button,
  calls,
  dialog,
  emailField,
  homes,
  milo,
  nameField,
  openDialog,
  openSaving,
  ruleOf,
  save,
  savedButton,
  session,
} from '../testing/save-search.fixture.ts';

const may = { ...milo, scopes: ['profile:basic', 'alerts'] };
const inAccount = () => dialog().getByRole('radio', { name: 'In my account' });

describe('on our own site, what somebody wants of mail about alerts', () => {
  const wants = (frequency: string) => ({
    'GET /user/mail-preferences': {
      kinds: [{ kind: 'alerts.news', frequency }],
      ...{ dailyHour: 8, quietHours: null, timeZone: null },
    },
  });

  test('is told where they choose mail that does not come', async () => {
    openSaving({ user: may, isOwnSite: true, answers: wants('never') });
    await openDialog();
    const off = words('Your mail about alerts is off: none comes until you switch it on.');
    await expect.element(off).toBeVisible();
    const link = dialog().getByRole('link', { name: 'Switch it on', exact: false });
    await expect.element(link).toHaveAttribute('target', '_blank');
    await expect.element(link).toHaveAttribute('href', `${location.origin}/dashboard/mail`);
    await expectAccessible(document.body);
    await userEvent.click(dialog().getByRole('checkbox', { name: 'By e-mail' }));
    await expect.element(off).not.toBeInTheDocument();
  });

  test('is told where they choose how soon it comes', async () => {
    openSaving({ user: may, isOwnSite: true, answers: wants('daily') });
    await openDialog();
    await expect
      .element(dialog().getByRole('combobox', { name: 'How soon mail comes' }))
      .toHaveAccessibleDescription('Your mail about alerts comes once a day at most.');
  });

  test('is not asked for elsewhere, nor of a visitor', async () => {
    const { api, element } = openSaving({ user: may, answers: wants('never') });
    await openDialog();
    await expect.element(words('14 in the last 30 days')).toBeVisible();
    expect(api.callsOf('GET /user/mail-preferences')).toEqual([]);
    element.remove();
    const own = openSaving({ isOwnSite: true, answers: wants('never') });
    await openDialog();
    await expect.element(words('14 in the last 30 days')).toBeVisible();
    expect(own.api.callsOf('GET /user/mail-preferences')).toEqual([]);
  });
});

describe('with an e-mail address alone', () => {
  test('a visitor is told to what they agree, and then to look into their mail', async () => {
    const { api, told } = openSaving();
    await openDialog();
    await expect.element(words('14 in the last 30 days')).toBeVisible();
    await expect.element(words('once a day at most, with what this search finds')).toBeVisible();
    await userEvent.selectOptions(
      dialog().getByRole('combobox', { name: 'How soon mail comes' }),
      'at-once',
    );
    await expect.element(words('as soon as this search finds something')).toBeVisible();
    expect(dialog().getByRole('checkbox', { name: 'On Boardwalk' }).elements()).toEqual([]);
    await expectAccessible(document.body);
    await userEvent.fill(emailField(), ' ana@example.org ');
    await userEvent.fill(nameField(), 'Near us');
    await userEvent.click(askMail());
    await expect.element(words('Look into your mail: at ana@example.org')).toBeVisible();
    expect(bodiesOf(api.calls, calls.mail)).toEqual([
      {
        name: 'Near us',
        search: homes,
        frequency: 'at-once',
        news: ['new', 'repriced', 'reduced', 'open-again'],
        email: 'ana@example.org',
        locale: 'en-CA',
        timeZone: expect.any(String),
      },
    ]);
    expect(api.callsOf(calls.save)).toEqual([]);
    expect(told).toEqual([{ category: 'property', byMail: true }]);
    await expectAccessible(document.body);
    await expect.poll(() => focused()?.textContent).toBe('Done');
  });

  test('it is there again where the dialog was left', async () => {
    openSaving();
    await openDialog();
    await userEvent.fill(emailField(), 'ana@example.org');
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog()).not.toBeInTheDocument();
    await openDialog();
    await expect.element(emailField()).toHaveValue('ana@example.org');
  });

  test('which is missing or refused is told at its field', async () => {
    const { api } = openSaving({
      answers: { [calls.mail]: () => problem('invalid-request', 'body.email') },
    });
    await openDialog();
    await userEvent.click(askMail());
    await expect
      .element(emailField())
      .toHaveAccessibleDescription('Enter an e-mail address like rosa@example.org.');
    await expect.poll(() => focused()).toBe(emailField().element());
    expect(api.callsOf(calls.mail)).toEqual([]);
    await userEvent.fill(emailField(), 'ana');
    await userEvent.click(askMail());
    await expect.element(emailField()).toHaveAttribute('aria-invalid', 'true');
  });

  test.each<[ProblemCode, string]>([
    ['too-many-requests', 'in a minute'],
    ['unknown-place', 'We don’t know the place “Hamilton, ON”.'],
    ['internal', 'again'],
  ])('a refusal (%s) is told', async (code, said) => {
    openSaving({ answers: { [calls.mail]: () => problem(code) } });
    await openDialog();
    await userEvent.fill(emailField(), 'ana@example.org');
    await userEvent.click(askMail());
    const refusal = dialog().getByRole('region', { name: /could not be/ });
    await expectText(refusal, said);
    await expect.poll(() => focused()).toBe(refusal.element());
    await expect.element(emailField()).toHaveValue('ana@example.org');
  });

  test('it works on a page that can sign nobody in', async () => {
    vi.stubGlobal('isSecureContext', false);
    const { api } = openSaving();
    await expect.element(button()).toBeVisible();
    await openDialog();
    await expect.element(words('an e-mail address is enough')).toBeVisible();
    expect(dialog().getByRole('radio').elements()).toEqual([]);
    await userEvent.fill(emailField(), 'ana@example.org');
    await userEvent.click(askMail());
    await expect.element(words('Look into your mail')).toBeVisible();
    expect(api.callsOf(calls.mail)).toHaveLength(1);
  });

  test('a page without a key says before anything is written that it can’t, and leads on', async () => {
    const { api } = openSaving();
    await expect.element(button()).toBeVisible();
    const { settings } = joinPage('test', () => Promise.resolve());
    delete settings.key;
    await openDialog();
    await expect.element(words('Searches can’t be saved from this page.')).toBeVisible();
    expect(dialog().getByRole('textbox').elements()).toEqual([]);
    const way = dialog().getByRole('link', { name: 'Open this search on Boardwalk', exact: false });
    await expect.element(way).toHaveAttribute('target', '_blank');
    expect(new URL(way.element().getAttribute('href') ?? '').pathname).toBe('/search/v2/property');
    await expectAccessible(document.body);
    expect(api.callsOf(calls.mail)).toEqual([]);
    await userEvent.click(dialog().getByRole('button', { name: 'Done' }));
    await expect.element(dialog()).not.toBeInTheDocument();
  });
});

describe('on a partner’s page', () => {
  test('a visitor signs in beside what they chose, which is then saved', async () => {
    const { api, element, server } = openSaving();
    await openDialog();
    await userEvent.fill(nameField(), 'Near us');
    await userEvent.click(inAccount());
    await userEvent.click(save());
    await expect.element(words('Sign in to save your search.')).toBeVisible();
    const entrance = await untilShown(element, 'bw-sign-in');
    expect(entrance.getAttribute('scopes')).toBe('profile:basic,alerts');
    await expectAccessible(document.body);
    expect(api.callsOf(calls.save)).toEqual([]);
    server.user = may;
    // As the widget of the sign-in does once its window was answered.
    await session().refresh();
    await expect.element(words('Your search “Near us” is saved.')).toBeVisible();
    expect(bodiesOf(api.calls, calls.save)).toHaveLength(1);
    expect(localStorage.length).toBe(0);
    await userEvent.keyboard('{Escape}');
    await expect.element(savedButton()).toBeVisible();
  });

  test('one that may not save yet asks for it beside what it may, and asks for no list', async () => {
    const { api, element } = openSaving({
      user: { ...milo, scopes: ['profile:basic', 'bookmarks'] },
    });
    await openDialog();
    await expect.element(inAccount()).toBeChecked();
    await userEvent.click(save());
    await expect.element(words('This page may not save searches for you yet.')).toBeVisible();
    const entrance = await untilShown(element, 'bw-sign-in');
    expect(entrance.getAttribute('scopes')).toBe('profile:basic,bookmarks,alerts');
    expect([...api.callsOf(calls.save), ...api.callsOf(calls.list)]).toEqual([]);
  });

  test('a session that ended meanwhile asks again, and loses nothing', async () => {
    const { api, server } = openSaving({
      user: may,
      answers: {
        [calls.save.trim()]: ({ body }: RequestInit) =>
          server.user ? ruleOf(JSON.parse(String(body))) : problem('unauthorized'),
      },
    });
    await openDialog();
    await userEvent.fill(nameField(), 'Near us');
    server.user = null;
    await userEvent.click(save());
    await expect.element(words('Sign in to save your search.')).toBeVisible();
    await expect.element(nameField()).toHaveValue('Near us');
    server.user = may;
    await session().refresh();
    await expect.element(words('Your search “Near us” is saved.')).toBeVisible();
    expect(api.callsOf(calls.save)).toHaveLength(2);
  });
});

describe('on our own site', () => {
  test('a visitor is asked over what they chose, which is saved once they are in', async () => {
    const { api, server, led } = openSaving({ isOwnSite: true });
    await openDialog();
    await userEvent.fill(nameField(), 'Near us');
    await userEvent.click(inAccount());
    await userEvent.click(save());
    const asking = role('dialog', { name: 'Sign in to save your search' });
    await expect.element(asking).toBeVisible();
    expect(localStorage.getItem('boardwalk.words')).toContain('Near us');
    await userEvent.keyboard('{Escape}');
    await expect.element(asking).not.toBeInTheDocument();
    await expect.element(nameField()).toHaveValue('Near us');
    expect(api.callsOf(calls.save)).toEqual([]);
    await userEvent.click(save());
    await expect.element(asking).toBeVisible();
    server.user = milo;
    await session().refresh();
    await expect.element(words('Your search “Near us” is saved.')).toBeVisible();
    expect(localStorage.getItem('boardwalk.words')).not.toContain('Near us');
    await userEvent.click(dialog().getByRole('link', { name: 'See your alerts' }));
    expect(led).toEqual(['/dashboard/alerts']);
  });

  test('whoever opened an account for it comes back to what they chose, once', async () => {
    const before = openSaving({ isOwnSite: true });
    await openDialog();
    await userEvent.fill(nameField(), 'From before');
    await userEvent.click(dialog().getByRole('checkbox', { name: 'Sold or gone' }));
    await userEvent.click(inAccount());
    await userEvent.click(save());
    await expect.element(role('dialog', { name: 'Sign in to save your search' })).toBeVisible();
    before.element.remove();
    // As the dialog does once somebody has registered in it, and the page of the mailed link.
    const wishes = createPendingActions({ now: () => Date.now() });
    wishes.keep({ act: 'save-search', subject: 0, path: '/property/search' });
    wishes.claim(milo.id);
    const { element } = openSaving({ user: milo, isOwnSite: true });
    await expect.element(nameField()).toHaveValue('From before');
    await expect.element(dialog().getByRole('checkbox', { name: 'Sold or gone' })).toBeChecked();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog()).not.toBeInTheDocument();
    element.remove();
    document.body.append(element);
    await expect.element(button()).toBeVisible();
    expect(dialog().elements()).toEqual([]);
  });
});
