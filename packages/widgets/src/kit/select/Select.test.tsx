import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../testing/accessibility.fixture.ts';
import { showWith } from '../testing/gathered-styles.fixture.ts';
import { show } from '../testing/show.fixture.tsx';
import styles from './Select.test.tsx?styles';
import { Select } from './Select.tsx';

showWith(styles);

test('a choice is told by its value', async () => {
  const onPick = vi.fn<(value: string) => void>();
  const { shadow } = show(
    <Select
      label="Sort by"
      isLabelHidden
      choices={[
        { value: 'new', label: 'Newest' },
        { value: 'low', label: 'Cheapest' },
      ]}
      value="new"
      onPick={onPick}
    />,
  );
  const select = page.getByRole('combobox', { name: 'Sort by' });
  await expect.element(select).toHaveDisplayValue('Newest');
  await userEvent.selectOptions(select, 'Cheapest');
  expect(onPick.mock.calls).toEqual([['low']]);
  await expectAccessible(shadow);
});
