import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Checkbox } from '../checkbox/Checkbox.tsx';
import { expectAccessible } from '../testing/accessibility.fixture.ts';
import { showWith } from '../testing/gathered-styles.fixture.ts';
import { show } from '../testing/show.fixture.tsx';
import styles from './Chip.test.tsx?styles';
import { Chip, RemovableChip } from './Chip.tsx';

showWith(styles);

test('a toggle says whether it holds; a chip that can go says so', async () => {
  const onRemove = vi.fn<() => void>();
  const { shadow } = show(
    <>
      <Chip isPressed>Condo</Chip>
      <Chip isPressed={false}>House</Chip>
      <RemovableChip removeLabel="Remove filter Pets" onRemove={onRemove}>
        Pets
      </RemovableChip>
    </>,
  );
  await expect
    .element(page.getByRole('button', { name: 'Condo' }))
    .toHaveAttribute('aria-pressed', 'true');
  await expect
    .element(page.getByRole('button', { name: 'House' }))
    .toHaveAttribute('aria-pressed', 'false');
  await userEvent.click(page.getByRole('button', { name: 'Remove filter Pets' }));
  expect(onRemove.mock.calls).toHaveLength(1);
  await expectAccessible(shadow);
});

test('the whole line of a checkbox is its target', async () => {
  const onChange = vi.fn<(isChecked: boolean) => void>();
  const { shadow } = show(
    <Checkbox isChecked={false} onChange={onChange} note="12">
      Pool
    </Checkbox>,
  );
  await userEvent.click(page.getByText('12'));
  expect(onChange.mock.calls).toEqual([[true]]);
  await expectAccessible(shadow);
});
