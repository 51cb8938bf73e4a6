import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { registerElement } from '../../element/mount/register-element.ts';
import { expectAccessible } from '../../kit/testing/accessibility.fixture.ts';
import { narrow } from '../../kit/testing/add-widget.fixture.ts';
import { type Answers, problem } from '../../kit/testing/fake-api.fixture.ts';
import { hydrate } from '../../kit/testing/hydrate.fixture.ts';
import { openWidget } from '../../kit/testing/open-widget.fixture.ts';
import { expectText, role, words } from '../../kit/testing/role.fixture.ts';
import table from './bw-mail-preferences.element.tsx';

registerElement(table);

const read = 'GET /user/mail-preferences';
const change = 'PUT /user/mail-preferences';
const usual = {
  kinds: [
    { kind: 'inbox.messages', frequency: 'at-once' },
    { kind: 'alerts.news', frequency: 'daily' },
  ],
  timeZone: 'America/Toronto',
  quietHours: null,
  dailyHour: 8,
};

const open = (answers: Answers = {}, attributes: Readonly<Record<string, string>> = {}) =>
  openWidget('bw-mail-preferences', attributes, { [read]: usual, [change]: usual, ...answers });

const choice = (name: string) => role('combobox', { name });

test('it shows what was chosen, and saves what is chosen anew', async () => {
  const { api } = open();
  await expect.element(choice('About messages')).toHaveValue('at-once');
  await expectAccessible(document.body);
  await expect.element(choice('About what your alerts have found')).toHaveValue('daily');
  await userEvent.selectOptions(choice('About messages'), 'daily');
  await userEvent.selectOptions(choice('About what your alerts have found'), 'never');
  await userEvent.selectOptions(choice('Daily mail comes at'), '18');
  await userEvent.selectOptions(choice('Quiet hours from'), '22');
  await userEvent.selectOptions(choice('Until'), '7');
  await userEvent.click(role('button', { name: 'Save' }));
  await expect.element(words('Your choices are saved.')).toBeVisible();
  const [call = ''] = api.callsOf(change);
  expect(JSON.parse(call.slice(change.length))).toEqual({
    kinds: [
      { kind: 'inbox.messages', frequency: 'daily' },
      { kind: 'alerts.news', frequency: 'never' },
    ],
    timeZone: 'America/Toronto',
    quietHours: { from: 22, to: 7 },
    dailyHour: 18,
  });
  await expectAccessible(document.body);
});

test('quiet hours are taken off again', async () => {
  const { api } = open({ [read]: { ...usual, quietHours: { from: 22, to: 7 } } });
  await expect.element(choice('Quiet hours from')).toHaveValue('22');
  await userEvent.selectOptions(choice('Quiet hours from'), '');
  await userEvent.selectOptions(choice('Until'), '');
  await userEvent.click(role('button', { name: 'Save' }));
  await expect.poll(() => api.callsOf(change).join()).toContain('"quietHours":null');
});

test.each([
  ['22', '', 'Choose the hour from which mail may come again.'],
  ['', '7', 'Choose the hour from which no mail comes.'],
  ['7', '7', 'Choose another hour than the first.'],
])('quiet hours from %j to %j are refused before they are sent', async (from, to, said) => {
  const { api } = open();
  await expect.element(choice('Quiet hours from')).toBeVisible();
  await userEvent.selectOptions(choice('Quiet hours from'), from);
  await userEvent.selectOptions(choice('Until'), to);
  await userEvent.click(role('button', { name: 'Save' }));
  await expect.element(words(said)).toBeVisible();
  expect(api.callsOf(change)).toEqual([]);
});

test('who has told no time zone is offered that of their browser', async () => {
  const { api } = open({ [read]: { ...usual, timeZone: null } });
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
  await expect.element(choice('Time zone')).toHaveValue(own);
  await userEvent.click(role('button', { name: 'Save' }));
  await expect.poll(() => api.callsOf(change).join()).toContain(`"timeZone":"${own}"`);
});

test('what could not be saved is said, and stays as it was chosen', async () => {
  open({ [change]: () => problem('internal') });
  await expect.element(choice('About messages')).toBeVisible();
  await userEvent.selectOptions(choice('About messages'), 'never');
  await userEvent.click(role('button', { name: 'Save' }));
  await expect.element(role('region')).toBeVisible();
  await expect.element(choice('About messages')).toHaveValue('never');
});

test('what could not be read is read again', async () => {
  let isDown = true;
  open({ [read]: () => (isDown ? problem('internal') : usual) });
  await expect.element(role('button', { name: 'Try again' })).toBeVisible();
  isDown = false;
  await userEvent.click(role('button', { name: 'Try again' }));
  await expect.element(choice('About messages')).toBeVisible();
});

test('a visitor is led to sign in', async () => {
  open({ [read]: () => problem('unauthorized') });
  await expect.element(role('link', { name: 'Sign in' })).toBeVisible();
});

test('it speaks French, and fits a phone', async () => {
  const { element } = open({}, { locale: 'fr-CA' });
  narrow(element, 320);
  await expectText(role('button', { name: 'Enregistrer' }), 'Enregistrer');
  await expect.element(choice('Au sujet de ce que vos alertes ont trouvé')).toHaveValue('daily');
  expect(element.scrollWidth).toBeLessThanOrEqual(320);
});

test('what a server has rendered stays as it is', async () => {
  open();
  document.body.replaceChildren();
  await hydrate(table, {});
});
