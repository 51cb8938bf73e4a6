import { expect, test } from 'vitest';
import { registerElement } from '../../../element/mount/register-element.ts';
import { expectAccessible } from '../../../kit/testing/accessibility.fixture.ts';
import { problem } from '../../../kit/testing/fake-api.fixture.ts';
import { role, words } from '../../../kit/testing/role.fixture.ts';
import table from '../bw-cards.element.tsx';
import { list, openPartner, rosa } from '../cards.fixture.ts';

// The sign-in that it nests has tests of its own, and stays undefined here.
registerElement(table);

const visitor = { 'GET /user/': null, [list]: () => problem('unauthorized') };
const entranceOf = (element: Element) => element.shadowRoot?.querySelector('bw-sign-in');

test('on a partner’s page a visitor is not led away from it', async () => {
  const { element } = openPartner({}, visitor);
  await expect.element(words('Sign in to see your saved cards.')).toBeVisible();
  expect([role('link').elements(), entranceOf(element)]).toEqual([[], null]);
  await expectAccessible(document.body);
});

test('where the page leaves it to the widget, visitors sign in there', async () => {
  const { element } = openPartner({ 'sign-in-for': 'cart' }, visitor);
  await expect.element(words('Sign in to see your saved cards.')).toBeVisible();
  expect(entranceOf(element)?.getAttribute('scopes')).toBe('profile:basic,cart');
});

test('a page that may not list cards yet asks for it beside what it may', async () => {
  const asked = { ...rosa, scopes: ['profile:basic', 'bookmarks'] };
  const answers = { 'GET /user/': asked, [list]: () => problem('forbidden') };
  const { element } = openPartner({ 'sign-in-for': 'boards' }, answers);
  await expect.element(words('This page may not show your cards yet.')).toBeVisible();
  expect(entranceOf(element)?.getAttribute('scopes')).toBe('profile:basic,bookmarks,boards');
  // Its own: the entrance that it nests may be there, and has some.
  expect(element.shadowRoot?.querySelectorAll('button')).toHaveLength(0);
});

test('it speaks French', async () => {
  openPartner({ locale: 'fr-CA' }, visitor);
  await expect.element(words('Connectez-vous pour voir vos cartes enregistrées.')).toBeVisible();
});
