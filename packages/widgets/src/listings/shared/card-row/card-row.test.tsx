import { listing } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../kit/testing/accessibility.fixture.ts';
import { showWith } from '../../../kit/testing/gathered-styles.fixture.ts';
import { showPart } from '../../../parts/testing/show-part.fixture.tsx';
import { CardRow } from './CardRow.tsx';
import styles from './card-row.test.tsx?styles';

showWith(styles);

const names = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];
const eight = names.map((name) => (
  <li key={name}>
    <a href={`#${name}`}>{name}</a>
  </li>
));

const row = (
  <CardRow id="near" title="Near you" level={2} all={listing({ type: 'item', id: 7 })}>
    {eight}
  </CardRow>
);

test.each(['ltr', 'rtl'] as const)('%s, buttons scroll on, and back to the start', async (dir) => {
  const { frame } = await showPart(row, { dir, width: 700 });
  const region = within(screen.getByRole('region', { name: 'Near you' }));
  const back = region.getByRole('button', { name: 'Previous listings' });
  const on = region.getByRole('button', { name: 'More listings' });
  await waitFor(() => expect(on).toBeEnabled());
  expect(back).toBeDisabled();
  await userEvent.click(on);
  await waitFor(() => expect(back).toBeEnabled());
  const list = region.getByRole('list');
  await waitFor(() => expect(Math.abs(list.scrollLeft)).toBeGreaterThan(300));
  await userEvent.click(back);
  await waitFor(() => expect(back).toBeDisabled());
  expect(region.getByRole('link', { name: 'See all: Near you' })).toBeVisible();
  await expectAccessible(frame);
});

test('places stand there before, and a note in place of what can’t be had', async () => {
  const parts = { id: 'near', title: 'Near you', level: 2, places: <li>Place</li> };
  const { update } = await showPart(<CardRow {...parts}>{undefined}</CardRow>);
  expect(screen.getByRole('region').getAttribute('aria-busy')).toBe('true');
  expect(screen.getByText('Place')).toBeVisible();
  update(
    <CardRow {...parts} note={<p role="alert">Out of reach.</p>}>
      {undefined}
    </CardRow>,
  );
  expect(screen.getByRole('alert')).toBeVisible();
  expect(screen.queryByRole('list')).toBe(null);
});
