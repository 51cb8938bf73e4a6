import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../testing/accessibility.fixture.ts';
import { showWith } from '../testing/gathered-styles.fixture.ts';
import { show } from '../testing/show.fixture.tsx';
import styles from './Segmented.test.tsx?styles';
import { Segmented } from './Segmented.tsx';

showWith(styles);

const segments = [
  { value: 'list', label: 'List' },
  { value: 'map', label: 'Map' },
] as const;

function View() {
  const [view, setView] = useState<'list' | 'map'>('list');
  return <Segmented label="View" segments={segments} value={view} onPick={setView} />;
}

test('one of the segments holds, and the arrow keys move on', async () => {
  const { shadow } = show(<View />);
  const [list, map] = ['List', 'Map'].map((name) => page.getByRole('radio', { name }));
  if (!list || !map) throw new Error('Two segments were made');
  await expect.element(list).toBeChecked();
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(map).toBeChecked();
  await expect.element(list).not.toBeChecked();
  await expectAccessible(shadow);
});
