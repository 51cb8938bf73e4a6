import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { registerElement } from '../../element/mount/register-element.ts';
import { expectAccessible } from '../../kit/testing/accessibility.fixture.ts';
import { focused } from '../../kit/testing/add-widget.fixture.ts';
import { problem } from '../../kit/testing/fake-api.fixture.ts';
import { openWidget } from '../../kit/testing/open-widget.fixture.ts';
import { expectText, role, words } from '../../kit/testing/role.fixture.ts';
import table from './bw-billing-address.element.tsx';

registerElement(table);

const rosa = { id: 3, firstName: 'Rosa', profilePicture: null, actor: null };
const hamilton = {
  countryCode: 'CA',
  postalCode: 'L8P 1A1',
  state: 'ON',
  city: 'Hamilton',
  line1: '12 Elm St',
};
const known = {
  id: 3,
  firstName: 'Rosa',
  lastName: 'Lindqvist',
  username: 'rosa',
  email: 'rosa@example.org',
  phone: null,
  billing: hamilton,
  profilePicture: null,
  missing: [],
  version: 'one',
  isMasked: false,
};
const change = 'PUT /user/';
const save = role('button', { name: 'Save the address' });

function open(answers: object = {}, attributes: Readonly<Record<string, string>> = {}) {
  const { api, element } = openWidget(
    'bw-billing-address',
    attributes,
    {
      'GET /user/': rosa,
      'GET /user/profile': known,
      [change]: known,
      ...answers,
    },
    { siteOrigin: location.origin },
  );
  const performed = vi.fn();
  element.addEventListener('bw-performed', performed);
  return { api, element, performed };
}

test('the address alone is saved, once, and told', async () => {
  const answer = Promise.withResolvers<object>();
  const { api, performed } = open({ [change]: () => answer.promise });
  await expect.element(role('textbox', { name: 'City' })).toHaveValue('Hamilton');
  await expectAccessible(document.body);
  await userEvent.fill(role('textbox', { name: 'City' }), 'Dundas');
  await userEvent.dblClick(save);
  answer.resolve(known);
  await expect.element(words('Your billing address is saved.')).toBeVisible();
  expect(performed).toHaveBeenCalledOnce();
  const [sent, ...more] = api.callsOf(change);
  expect(JSON.parse(sent?.slice(change.length) ?? '')).toEqual({
    billing: { ...hamilton, city: 'Dundas' },
    version: 'one',
  });
  expect(more).toEqual([]);
});

test('what is missing is marked, takes the focus, and nothing is sent', async () => {
  const { api, performed } = open();
  await userEvent.clear(role('textbox', { name: 'City' }));
  await userEvent.click(save);
  await expect.element(words('This is needed for your receipt.')).toBeVisible();
  await expect.poll(() => focused()?.getAttribute('name')).toBe('billing.city');
  await expectAccessible(document.body);
  expect([api.callsOf(change), performed.mock.calls]).toEqual([[], []]);
});

test('all that is missing is summed up in its order, and each leads to its field', async () => {
  const nothing = { countryCode: 'CA', postalCode: null, state: null, city: null, line1: null };
  open({ 'GET /user/profile': { ...known, billing: nothing } });
  await userEvent.click(save);
  await expect.poll(() => focused()?.className).toBe('form-summary');
  const links = role('link', { name: 'This is needed for your receipt.' });
  expect(links.elements().map((link) => link.textContent?.split(':')[0])).toEqual([
    'Street and number',
    'City',
    'Province or territory',
    'Postal code',
  ]);
  await userEvent.click(links.first());
  await expect.poll(() => focused()?.getAttribute('name')).toBe('billing.line1');
});

test('what another tab saved meanwhile is shown, and is not overwritten unasked', async () => {
  const there = { ...known, billing: { ...hamilton, city: 'Ancaster' }, version: 'two' };
  let profile: object = known;
  const { performed } = open({
    'GET /user/profile': () => profile,
    [change]: () => problem('conflict'),
  });
  await expect.element(role('textbox', { name: 'City' })).toHaveValue('Hamilton');
  profile = there;
  await userEvent.click(save);
  await expectText(role('alert'), 'Your profile was changed elsewhere');
  await expect.element(role('textbox', { name: 'City' })).toHaveValue('Ancaster');
  expect(performed).not.toHaveBeenCalled();
});

test('a profile that can’t be had is asked for again, a refusal is told', async () => {
  let isDown = true;
  open({
    'GET /user/profile': () => (isDown ? problem('internal') : known),
    [change]: () => problem('unavailable'),
  });
  await expect.element(role('alert')).toBeVisible();
  isDown = false;
  await userEvent.click(role('button', { name: 'Try again' }));
  await userEvent.click(save);
  await expect.element(words('Your billing address was not saved:')).toBeVisible();
});

test('whoever acts as somebody is told that it is not theirs to change', async () => {
  open({ 'GET /user/profile': { ...known, isMasked: true } });
  await expect.element(words('While you act as somebody')).toBeVisible();
  expect(save.elements()).toEqual([]);
});

test('a postal code of another province is marked, and nothing is sent', async () => {
  const there = { ...known, billing: { ...hamilton, state: 'AB' } };
  const { api } = open({ 'GET /user/profile': there }, { locale: 'fr-CA' });
  await userEvent.click(role('button', { name: 'Enregistrer l’adresse' }));
  await expect.element(words('Ce code est celui d’une autre province')).toBeVisible();
  await expect.poll(() => focused()?.getAttribute('name')).toBe('billing.postalCode');
  await expectAccessible(document.body);
  expect(api.callsOf(change)).toEqual([]);
});

test('it speaks French', async () => {
  open({}, { locale: 'fr-CA' });
  await expect.element(role('button', { name: 'Enregistrer l’adresse' })).toBeVisible();
});
