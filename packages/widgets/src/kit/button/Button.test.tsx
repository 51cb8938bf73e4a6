import { Search } from 'lucide';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../testing/accessibility.fixture.ts';
import { showWith } from '../testing/gathered-styles.fixture.ts';
import { show } from '../testing/show.fixture.tsx';
import styles from './Button.test.tsx?styles';
import { Button } from './Button.tsx';
import { IconButton } from './IconButton.tsx';

showWith(styles);

test('a button submits nothing unless it says so', async () => {
  const onSubmit = vi.fn<() => void>();
  show(
    <form
      onSubmit={(submit) => {
        submit.preventDefault();
        onSubmit();
      }}
    >
      <Button>Look</Button>
      <Button type="submit" variant="primary" icon={Search}>
        Send
      </Button>
    </form>,
  );
  await userEvent.click(page.getByRole('button', { name: 'Look' }));
  expect(onSubmit.mock.calls).toHaveLength(0);
  await userEvent.click(page.getByRole('button', { name: 'Send' }));
  expect(onSubmit.mock.calls).toHaveLength(1);
});

test('an icon alone has its label for a name, and room for a mouse', async () => {
  const { shadow } = show(<IconButton icon={Search} label="Search" />);
  const button = page.getByRole('button', { name: 'Search' });
  await expect.element(button).toBeVisible();
  const { width, height } = button.element().getBoundingClientRect();
  expect([width, height]).toEqual([32, 32]);
  await expectAccessible(shadow);
});
