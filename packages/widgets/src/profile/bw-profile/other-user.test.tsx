import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { registerElement } from '../../element/mount/register-element.ts';
import { expectAccessible } from '../../kit/testing/accessibility.fixture.ts';
import { problem } from '../../kit/testing/fake-api.fixture.ts';
import { openWidget } from '../../kit/testing/open-widget.fixture.ts';
import { expectText, role } from '../../kit/testing/role.fixture.ts';
import profileTable from './bw-profile.element.tsx';

registerElement(profileTable);

const rosa = { id: 3, firstName: 'Rosa', profilePicture: null, actor: null };
const ofRosa = {
  ...rosa,
  lastName: 'Lindqvist',
  username: 'rosa',
  email: 'rosa@example.org',
  phone: null,
  billing: { countryCode: null, postalCode: null, state: null, city: null, line1: null },
  missing: [],
  version: 'v1',
  isMasked: false,
};
const milo = { ...rosa, id: 4, firstName: 'Milo' };
const ofMilo = { ...ofRosa, ...milo, lastName: 'Tremblay', username: 'milo' };

test.each([
  ['en-CA', 'Last name', 'Save', 'Somebody else is signed in in this browser by now.'],
  ['fr-CA', 'Nom de famille', 'Enregistrer', 'Une autre personne est maintenant connectée'],
])('in %s, whose profile is not saved reads that somebody else is signed in', async (...words) => {
  const [locale, label, button, said] = words;
  let [user, profile] = [rosa, ofRosa];
  const asked = Promise.withResolvers<unknown>();
  const answered = vi.fn(() => (user === rosa ? rosa : asked.promise));
  openWidget(
    'bw-profile',
    { locale },
    {
      'GET /user/': answered,
      'GET /user/profile': () => profile,
      'PUT /user/': () => problem('other-user'),
    },
  );
  const field = page.getByLabelText(label, { exact: true });
  await userEvent.fill(field, 'Elm');
  [user, profile] = [milo, ofMilo];
  await userEvent.click(role('button', { name: button, exact: true }));
  const refusal = role('region', { name: /could not be sent|n’a pas pu/ });
  await expectText(refusal, said);
  await expectAccessible(document.body);
  expect(answered).toHaveBeenCalledTimes(2);
  asked.resolve(milo);
  await expect.element(field).toHaveValue('Tremblay');
  await expect.element(refusal).not.toBeInTheDocument();
});
