import { createPersonSuggestions } from '@boardwalk/sdk-core/profile/person-suggestions-store';
import type { UserId } from '@boardwalk/sdk-core/vocabulary/ids';
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { useEnvironment } from '../../../element/mount/widget-context.ts';
import { expectAccessible } from '../../../kit/testing/accessibility.fixture.ts';
import { fakeApi, problem } from '../../../kit/testing/fake-api.fixture.ts';
import { showWith } from '../../../kit/testing/gathered-styles.fixture.ts';
import { showPart } from '../../../parts/testing/show-part.fixture.tsx';
import { PersonField } from './PersonField.tsx';
import styles from './person-finder.test.tsx?styles';

showWith(styles);

const rosa = { id: 4, firstName: 'Rosa', lastName: 'Diaz', username: 'rosa', profilePicture: null };

// Only the contract's schemas make numbers of users.
const self = 1 as UserId;

function Finder() {
  const env = useEnvironment();
  const [store] = useState(() => createPersonSuggestions(env, self));
  const [picked, setPicked] = useState('nobody');
  return (
    <>
      <PersonField
        name="person"
        store={store}
        error={undefined}
        onPick={({ firstName }) => setPicked(firstName)}
      />
      <output>{picked}</output>
    </>
  );
}

const field = () => screen.getByRole('combobox', { name: 'Person' });

test('somebody is found by the beginning of a name, and picked by keys', async () => {
  const api = fakeApi({ 'POST /user/search': { items: [rosa], total: 1 } });
  const { frame } = await showPart(<Finder />);
  await userEvent.fill(field(), 'R');
  await userEvent.fill(field(), 'rosa');
  const option = await screen.findByRole('option', { name: /Rosa Diaz/ });
  expect(option.textContent).toContain('@rosa');
  expect(api.calls).toHaveLength(2);
  await expectAccessible(frame);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await waitFor(() => expect(screen.getByText('Rosa')).toBeVisible());
});

test('that nobody is found, or the search failed, is said', async () => {
  let isDown = false;
  fakeApi({ 'POST /user/search': () => (isDown ? problem('internal') : { items: [], total: 0 }) });
  await showPart(<Finder />);
  await userEvent.fill(field(), 'Xyz');
  await waitFor(() => expect(screen.getByText('Nobody found for “Xyz”.')).toBeVisible());
  isDown = true;
  await userEvent.fill(field(), 'Xyzz');
  const failure = 'The search failed. Type on to try again.';
  await waitFor(() => expect(screen.getByText(failure)).toBeVisible());
});
