import { Ellipsis } from 'lucide';
import { useState } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../kit/testing/accessibility.fixture.ts';
import { focused } from '../../kit/testing/add-widget.fixture.ts';
import { showWith } from '../../kit/testing/gathered-styles.fixture.ts';
import { showInShadow } from '../testing/show-in-shadow.fixture.tsx';
import { Menu } from './Menu.tsx';
import styles from './menu.test.tsx?styles';

showWith(styles);

const opener = page.getByRole('button', { name: 'Actions' });
const menu = page.getByRole('menu', { name: 'Actions' });

function Actions({ onPick }: { readonly onPick: (id: string) => void }) {
  const items = ['Copy', 'Move', 'Cancel', 'Delete'].map((label) => ({
    kind: 'action' as const,
    id: label,
    label,
    isDisabled: label === 'Move',
    onPick: () => onPick(label),
  }));
  return (
    <>
      <Menu label="Actions" items={items} />
      <button type="button">Next</button>
    </>
  );
}

async function openByKeys(onPick = vi.fn<(id: string) => void>()) {
  const shown = await showInShadow(<Actions onPick={onPick} />);
  await expect.element(opener).toBeVisible();
  (opener.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(menu).toBeVisible();
  return { ...shown, onPick };
}

const untilFocused = (name: string) => expect.poll(() => focused()?.textContent).toBe(name);

test('it opens by a key with the focus on its first item, below its button, over all else', async () => {
  const { shadow } = await openByKeys();
  await untilFocused('Copy');
  await expect.element(opener).toHaveAttribute('aria-expanded', 'true');
  await expect
    .poll(() => {
      const [above, below] = [opener, menu].map((one) => one.element().getBoundingClientRect());
      return Math.round((below?.top ?? 0) - (above?.bottom ?? 0));
    })
    .toBe(6);
  expect(menu.element().matches(':popover-open')).toBe(true);
  await expectAccessible(shadow);
});

test('arrows, End, Home and first letters lead through it', async () => {
  await openByKeys();
  await untilFocused('Copy');
  await userEvent.keyboard('{End}');
  await untilFocused('Delete');
  await userEvent.keyboard('{ArrowDown}');
  await untilFocused('Copy');
  await userEvent.keyboard('{ArrowUp}');
  await untilFocused('Delete');
  await userEvent.keyboard('{Home}');
  await untilFocused('Copy');
  await userEvent.keyboard('ca');
  await untilFocused('Cancel');
});

test('an action is done, and the focus is back at the button', async () => {
  const { onPick } = await openByKeys();
  await untilFocused('Copy');
  await userEvent.keyboard('{Enter}');
  await expect.element(menu).not.toBeInTheDocument();
  expect(onPick.mock.calls).toEqual([['Copy']]);
  await untilFocused('Actions');
});

test('what can’t be done now is not done', async () => {
  const { onPick } = await openByKeys();
  const move = page.getByRole('menuitem', { name: 'Move' });
  await expect.element(move).toHaveAttribute('aria-disabled', 'true');
  (move.element() as HTMLElement).click();
  expect(onPick.mock.calls).toEqual([]);
  await expect.element(menu).toBeVisible();
});

test('Escape closes it, Tab too and leads on, and so does a press elsewhere', async () => {
  await openByKeys();
  await untilFocused('Copy');
  await userEvent.keyboard('{Escape}');
  await expect.element(menu).not.toBeInTheDocument();
  await untilFocused('Actions');
  await userEvent.keyboard('{Enter}');
  await untilFocused('Copy');
  await userEvent.keyboard('{Tab}');
  await expect.element(menu).not.toBeInTheDocument();
  await untilFocused('Next');
  await userEvent.click(opener);
  await expect.element(menu).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Next' }));
  await expect.element(menu).not.toBeInTheDocument();
});

function Choices() {
  const [isChecked, setChecked] = useState(false);
  const choice = { kind: 'choice' as const, id: 'price', label: 'Price', isChecked };
  return <Menu label="Actions" items={[{ ...choice, onPick: () => setChecked(!isChecked) }]} />;
}

test('a choice is on or off, and the menu stays', async () => {
  const { shadow } = await showInShadow(<Choices />, { theme: 'dark' });
  await userEvent.click(opener);
  const price = page.getByRole('menuitemcheckbox', { name: 'Price' });
  await expect.element(price).toHaveAttribute('aria-checked', 'false');
  await userEvent.click(price);
  await expect.element(price).toHaveAttribute('aria-checked', 'true');
  await expect.element(menu).toBeVisible();
  await expectAccessible(shadow);
});

test('an icon alone shows its name to those who use keys, and no more once the menu is open', async () => {
  const item = { kind: 'action' as const, id: 'copy', label: 'Copy', onPick: () => {} };
  const { shadow } = await showInShadow(
    <Menu label="Actions" icon={Ellipsis} isLabelHidden items={[item]} />,
  );
  const tipShows = () => shadow.querySelector('.tooltip')?.matches(':popover-open');
  // The first key may come while the menu of the test before still gives its focus back.
  await expect
    .poll(async () => {
      if (shadow.activeElement === null) await userEvent.tab();
      return tipShows();
    })
    .toBe(true);
  await userEvent.keyboard('{Enter}');
  await untilFocused('Copy');
  await expect.poll(tipShows).toBe(false);
  await expectAccessible(shadow);
});

test('a close request of the platform, such as Back on Android, closes it', async () => {
  const watchers: FakeWatcher[] = [];
  class FakeWatcher {
    onclose: (() => void) | null = null;
    isDestroyed = false;
    constructor() {
      watchers.push(this);
    }
    destroy() {
      this.isDestroyed = true;
    }
  }
  vi.stubGlobal('CloseWatcher', FakeWatcher);
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  await openByKeys();
  expect(watchers.map(({ isDestroyed }) => isDestroyed)).toEqual([false]);
  watchers[0]?.onclose?.();
  await expect.poll(() => menu.elements()).toHaveLength(0);
  await untilFocused('Actions');
  expect(watchers.map(({ isDestroyed }) => isDestroyed)).toEqual([true]);
});
