import { useRef, useState } from 'react';
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../testing/accessibility.fixture.ts';
import { showWith } from '../testing/gathered-styles.fixture.ts';
import { show } from '../testing/show.fixture.tsx';
import styles from './Popover.test.tsx?styles';
import { Popover } from './Popover.tsx';

showWith(styles);

function Menu() {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <div style={{ padding: '100px' }}>
      <button type="button" ref={button} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        Price
      </button>
      <Popover isOpen={isOpen} onClose={() => setOpen(false)} anchor={button} label="Price range">
        <label>
          Lowest <input />
        </label>
        <button type="button" onClick={() => setOpen(false)}>
          Show results
        </button>
      </Popover>
    </div>
  );
}

const button = page.getByRole('button', { name: 'Price' });
const popover = page.getByRole('dialog', { name: 'Price range' });

test('a popover opens below its button, with the focus in it', async () => {
  const { shadow, hasFocus } = show(<Menu />);
  await userEvent.click(button);
  await expect.element(popover).toBeVisible();
  await hasFocus(() => page.getByRole('textbox', { name: 'Lowest' }).element());
  await expect
    .poll(() => {
      const above = button.element().getBoundingClientRect();
      const below = popover.element().getBoundingClientRect();
      return [below.top - above.bottom, below.left - above.left].map(Math.round);
    })
    .toEqual([6, 0]);
  await expectAccessible(shadow);
});

test('Escape closes it and gives the focus back', async () => {
  const { hasFocus } = show(<Menu />);
  await userEvent.click(button);
  await expect.element(popover).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(popover).not.toBeInTheDocument();
  await expect.element(button).toHaveAttribute('aria-expanded', 'false');
  await hasFocus(() => button.element());
});

test('its button closes it too', async () => {
  show(<Menu />);
  await userEvent.click(button);
  await expect.element(popover).toBeVisible();
  await userEvent.click(button);
  await expect.element(popover).not.toBeInTheDocument();
  await expect.element(button).toHaveAttribute('aria-expanded', 'false');
});

test('a choice in it closes it and gives the focus back', async () => {
  const { hasFocus } = show(<Menu />);
  await userEvent.click(button);
  await userEvent.click(page.getByRole('button', { name: 'Show results' }));
  await expect.element(popover).not.toBeInTheDocument();
  await hasFocus(() => button.element());
});

test('a press on another control closes it and leaves the focus there', async () => {
  const { hasFocus } = show(
    <>
      <Menu />
      <input aria-label="Words" />
    </>,
  );
  await userEvent.click(button);
  await expect.element(popover).toBeVisible();
  const words = page.getByRole('textbox', { name: 'Words' });
  await userEvent.click(words);
  await expect.element(popover).not.toBeInTheDocument();
  await hasFocus(() => words.element());
});

test('on a page that broke what the positioning library stands on it shows below its button', async () => {
  const { shadow } = show(<Menu />);
  await expect.element(button).toBeVisible();
  // Found beforehand: to find it by its name takes what breaks now.
  const opener = button.element() as HTMLElement;
  const { getComputedStyle: own } = window;
  onTestFinished(() => {
    window.getComputedStyle = own;
  });
  window.getComputedStyle = () => {
    throw new TypeError('The page broke it');
  };
  opener.click();
  const popped = shadow.querySelector<HTMLElement>('.popover');
  await expect.poll(() => popped?.style.opacity).toBe('1');
  const above = opener.getBoundingClientRect();
  const below = popped?.getBoundingClientRect();
  expect([below?.top, below?.left]).toEqual([above.bottom + 6, above.left]);
});
