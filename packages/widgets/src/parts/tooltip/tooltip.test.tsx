import { screen } from '@testing-library/react';
import { Copy } from 'lucide';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Button } from '../../kit/button/Button.tsx';
import { Dialog } from '../../kit/dialog/Dialog.tsx';
import { expectAccessible } from '../../kit/testing/accessibility.fixture.ts';
import { showWith } from '../../kit/testing/gathered-styles.fixture.ts';
import { loadRenderer } from '../../kit/testing/render-to-string.fixture.ts';
import { holdTimers } from '../../kit/testing/timers.fixture.ts';
import { showPart } from '../testing/show-part.fixture.tsx';
import { TippedIconButton } from './TippedIconButton.tsx';
import { Tooltip } from './Tooltip.tsx';
import styles from './tooltip.test.tsx?styles';

showWith(styles);

const text = 'Shows it above others for seven days.';
const hint = (
  <div style={{ padding: '100px' }}>
    <Tooltip text={text}>{(trigger) => <Button {...trigger}>Feature</Button>}</Tooltip>
    <Button>Next</Button>
  </div>
);
const named = (
  <div style={{ padding: '100px' }}>
    <TippedIconButton icon={Copy} label="Copy the address" />
  </div>
);
const button = () => screen.getByRole('button', { name: 'Feature' });
const tipIn = (frame: Element) => {
  const tip = frame.querySelector<HTMLElement>('.tooltip');
  if (!tip) throw new Error('There is no tooltip');
  return tip;
};
const isOpen = (tip: Element) => tip.matches(':popover-open');
const shows = (tip: Element) =>
  expect.poll(() => [isOpen(tip), getComputedStyle(tip).opacity]).toEqual([true, '1']);
const hides = (tip: Element) => expect.poll(() => isOpen(tip)).toBe(false);

// A busy page is notified of the pointer only after it has moved.
async function pointAt(element: HTMLElement) {
  await userEvent.hover(element);
  await expect.poll(() => element.matches(':hover')).toBe(true);
}

async function away() {
  await userEvent.hover(document.body, { position: { x: 1, y: 1 } });
  await expect.poll(() => document.querySelector('button:hover, .tooltip:hover')).toBeNull();
}

test.each(['ltr', 'rtl'] as const)('%s, it shows above the middle of its control', async (dir) => {
  const { frame } = await showPart(hint, { dir });
  await pointAt(button());
  await shows(tipIn(frame));
  const box = (element: Element) => element.getBoundingClientRect();
  const gap = () => box(button()).top - box(tipIn(frame)).bottom;
  const middle = ({ left, width }: DOMRect) => left + width / 2;
  await expect.poll(gap).toBeCloseTo(6, 0);
  await expect.poll(() => middle(box(tipIn(frame)))).toBeCloseTo(middle(box(button())), 0);
  await expectAccessible(frame);
  await away();
  await hides(tipIn(frame));
});

test('a pointer on its way across sees nothing', async () => {
  const { frame } = await showPart(hint);
  const { pass } = holdTimers();
  const onToggle = vi.fn<() => void>();
  tipIn(frame).addEventListener('beforetoggle', onToggle);
  await pointAt(button());
  await away();
  await pass(700);
  expect(onToggle).not.toHaveBeenCalled();
  await pointAt(button());
  await pass(700);
  await shows(tipIn(frame));
});

test('it stays while it is pointed at', async () => {
  const { frame } = await showPart(hint);
  const { pass } = holdTimers();
  await pointAt(button());
  await pass(700);
  await shows(tipIn(frame));
  await pointAt(tipIn(frame));
  await pass(400);
  expect(isOpen(tipIn(frame))).toBe(true);
  await away();
  await pass(400);
  await hides(tipIn(frame));
});

test('it shows at the focus at once, and stays as the pointer passes, until the focus leaves', async () => {
  const { frame } = await showPart(hint);
  await userEvent.tab();
  await expect.poll(() => document.activeElement).toBe(button());
  await shows(tipIn(frame));
  const { pass } = holdTimers();
  await pointAt(button());
  await away();
  await pass(400);
  expect(isOpen(tipIn(frame))).toBe(true);
  await userEvent.tab();
  await pass(400);
  await hides(tipIn(frame));
});

test('a press closes it, and does what the control does', async () => {
  const onClick = vi.fn<() => void>();
  const { frame } = await showPart(
    <Tooltip text={text}>
      {(trigger) => (
        <Button {...trigger} onClick={onClick}>
          Feature
        </Button>
      )}
    </Tooltip>,
  );
  await pointAt(button());
  await shows(tipIn(frame));
  await userEvent.click(button());
  await hides(tipIn(frame));
  expect(onClick).toHaveBeenCalledOnce();
});

test('Escape closes it under the pointer too, and not the dialog around it', async () => {
  const onClose = vi.fn<() => void>();
  const { frame } = await showPart(
    <Dialog isOpen title="Listing" closeLabel="Close" onClose={onClose}>
      {hint}
    </Dialog>,
  );
  await pointAt(button());
  await shows(tipIn(frame));
  await userEvent.keyboard('{Escape}');
  await hides(tipIn(frame));
  expect(screen.getByRole('dialog', { name: 'Listing' })).toBeVisible();
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => onClose.mock.calls).toHaveLength(1);
});

test('a hint describes its control before it shows', async () => {
  const { frame } = await showPart(hint);
  expect(button()).toHaveAccessibleDescription(text);
  expect(tipIn(frame).getAttribute('role')).toBe('tooltip');
  expect(tipIn(frame).querySelector('a, button, input, [tabindex]')).toBe(null);
});

test('the name of an icon is told once, and the browser shows no tip of its own', async () => {
  const { frame } = await showPart(named);
  const icon = screen.getByRole('button', { name: 'Copy the address' });
  expect(icon).not.toHaveAccessibleDescription();
  expect(icon.hasAttribute('title')).toBe(false);
  await pointAt(icon);
  await shows(tipIn(frame));
  expect(tipIn(frame).textContent).toBe('Copy the address');
  await expectAccessible(frame);
});

test('a server writes it without a style', async () => {
  const render = await loadRenderer();
  const html = render(
    <Tooltip text={text}>{(trigger) => <button {...trigger}>Feature</button>}</Tooltip>,
  );
  expect(html).toContain(text);
  expect(html).not.toContain('style=');
});
