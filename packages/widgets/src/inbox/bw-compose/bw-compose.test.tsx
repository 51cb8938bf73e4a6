import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { registerElement } from '../../element/mount/register-element.ts';
import { expectAccessible } from '../../kit/testing/accessibility.fixture.ts';
import { focused, narrow } from '../../kit/testing/add-widget.fixture.ts';
import { type Answers, problem } from '../../kit/testing/fake-api.fixture.ts';
import { openWidget } from '../../kit/testing/open-widget.fixture.ts';
import { role, words } from '../../kit/testing/role.fixture.ts';
import composeTable from './bw-compose.element.tsx';

registerElement(composeTable);

const milo = { id: 5, firstName: 'Milo', profilePicture: null, actor: null };
const nobody = { lastName: null, username: null, state: null, profilePicture: null };
const [rosa, rosalind] = [
  { ...nobody, id: 3, firstName: 'Rosa' },
  { ...nobody, id: 4, firstName: 'Rosalind' },
];
const sentAt = '2026-11-27T12:00:00.000Z';
const answer = {
  thread: 12,
  message: { place: 1, authorId: 5, body: 'Hello', sentAt, pictures: [], isMasked: false },
};

function open(answers: Answers = {}, attributes: Readonly<Record<string, string>> = {}) {
  const { api, element } = openWidget(
    'bw-compose',
    attributes,
    {
      'GET /user/': milo,
      'POST /user/search': ({ body }: { body: string }) => ({
        items: body.includes('username') ? [rosa] : [rosa, rosalind],
        hasMore: false,
      }),
      'POST /inbox/3': answer,
      ...answers,
    },
    { siteOrigin: location.origin },
  );
  const led: string[] = [];
  element.addEventListener('bw-navigate', (event) => {
    event.preventDefault();
    led.push((event as CustomEvent<{ route: { path: string } }>).detail.route.path);
  });
  return { api, element, led };
}

const to = () => role('combobox', { name: 'To' });
const text = () => role('textbox', { name: 'Your message' });
const send = () => role('button', { name: 'Send message' });

async function pickRosa() {
  await userEvent.fill(to(), 'rosa');
  await userEvent.click(role('option', { name: '@rosa' }));
}

test('somebody is found by name or username and written to, by keys alone', async () => {
  const { api, led } = open();
  await expect.element(to()).toBeVisible();
  await expectAccessible(document.body);
  (to().element() as HTMLElement).focus();
  await userEvent.keyboard('rosa');
  await expect.element(role('option')).toHaveLength(2);
  await expectAccessible(document.body);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.element(words('@rosa')).toBeVisible();
  await expect.poll(() => focused()).toBe(text().element());
  await userEvent.keyboard('Hello, Rosa{Tab}{Enter}');
  await expect.poll(() => led).toEqual(['/dashboard/notifications/thread/12']);
  expect(api.callsOf('POST /inbox')).toEqual(['POST /inbox/3 {"body":"Hello, Rosa"}']);
});

test('without somebody, or a word, nothing is sent', async () => {
  const { api } = open();
  await userEvent.click(send());
  await expect.element(to()).toHaveAccessibleDescription('Choose somebody from the list.');
  await expect.element(text()).toHaveAccessibleDescription('Write something first.');
  await expect.poll(() => focused()).toBe(to().element());
  await expectAccessible(document.body);
  expect(api.callsOf('POST /inbox')).toEqual([]);
});

test('another person can be chosen, and nothing written is lost', async () => {
  open();
  await userEvent.fill(text(), 'Hello');
  await pickRosa();
  await userEvent.click(role('button', { name: 'Choose somebody else' }));
  await expect.poll(() => focused()).toBe(to().element());
  await expect.element(text()).toHaveValue('Hello');
});

test.each([
  ['not-found', 'This person can’t be written to. Choose somebody else.'],
  ['conflict', 'You have blocked this person.'],
  ['too-many-requests', 'You write very fast. Send it again in a minute.'],
] as const)('a refusal (%s) is told, and what is written stays', async (code, said) => {
  const { led } = open({ 'POST /inbox/3': () => problem(code) });
  await pickRosa();
  await userEvent.fill(text(), 'Hello');
  await userEvent.click(send());
  await expect.element(role('alert').filter({ hasText: said })).toBeVisible();
  await expect.element(text()).toHaveValue('Hello');
  await expect.element(send()).toBeVisible();
  expect(led).toEqual([]);
});

test('what was not sent is there for its author on the next page', async () => {
  const { element } = open({ 'POST /inbox/3': () => problem('internal') });
  await pickRosa();
  await userEvent.fill(text(), 'Hello, from before');
  await userEvent.click(send());
  await expect.element(role('alert')).toBeVisible();
  element.remove();
  open();
  await expect.element(text()).toHaveValue('Hello, from before');
});

test('where it can’t be found out who writes, another try can', async () => {
  let isDown = true;
  open({ 'GET /user/': () => (isDown ? problem('unavailable') : Response.json(milo)) });
  const retry = role('button', { name: 'Try again' });
  await expect.element(retry).toBeVisible();
  await expectAccessible(document.body);
  isDown = false;
  await userEvent.click(retry);
  await expect.element(to()).toBeVisible();
});

test('a link leads back to all messages', async () => {
  const { led } = open();
  await userEvent.click(role('link', { name: 'Back to all messages' }));
  expect(led).toEqual(['/dashboard/notifications']);
});

test('a visitor is led to the login, and back', async () => {
  open({ 'GET /user/': null });
  await expect.element(words('Sign in to write to somebody.')).toBeVisible();
  await expect
    .element(role('link', { name: 'Sign in' }))
    .toHaveAttribute('href', expect.stringContaining('/dashboard/login?return-to='));
  await expectAccessible(document.body);
});

test.each([280, 768])('in French and right to left it fits %d px', async (width) => {
  document.documentElement.dir = 'rtl';
  const { element } = open({}, { locale: 'fr-CA' });
  narrow(element, width);
  await userEvent.click(role('button', { name: 'Envoyer le message' }));
  await expect.element(words('Choisissez une personne dans la liste.')).toBeVisible();
  const content = element.shadowRoot?.querySelector('.compose');
  expect(content?.scrollWidth).toBeLessThanOrEqual(content?.clientWidth ?? 0);
  await expectAccessible(document.body);
  document.documentElement.removeAttribute('dir');
});
