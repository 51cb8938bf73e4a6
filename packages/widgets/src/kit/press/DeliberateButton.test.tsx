import { beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible } from '../testing/accessibility.fixture.ts';
import { showWith } from '../testing/gathered-styles.fixture.ts';
import { expectText, role } from '../testing/role.fixture.ts';
import { show } from '../testing/show.fixture.tsx';
import styles from './DeliberateButton.test.tsx?styles';
import { DeliberateButton } from './DeliberateButton.tsx';

showWith(styles);

const agree = role('button', { name: 'Agree' });
const hint = 'That came too soon.';
/** Playwright would wait for the button otherwise. */
const atOnce = { force: true } as const;

// The frame of a test has no focus of its own accord.
beforeEach(() => window.focus());

function open() {
  const act = vi.fn<() => void>();
  const { shadow } = show(
    <DeliberateButton tooSoon={hint} onClick={act}>
      Agree
    </DeliberateButton>,
  );
  return { act, shadow };
}

test('a press counts once the window has been in front for a moment', async () => {
  const { act, shadow } = open();
  await expect.element(agree).toHaveAttribute('aria-disabled', 'true');
  await expectAccessible(shadow);
  await userEvent.click(agree);
  expect(act).toHaveBeenCalledTimes(1);
  await expectAccessible(shadow);
});

test('a double click meant for another window does nothing, and says so', async () => {
  const { act, shadow } = open();
  await userEvent.dblClick(agree, atOnce);
  await expectText(role('status'), hint);
  expect(act).not.toHaveBeenCalled();
  await expectAccessible(shadow);
  await userEvent.click(agree);
  expect(act).toHaveBeenCalledTimes(1);
  await expect.poll(() => shadow.textContent).not.toContain(hint);
});

test('whoever clicks on and on is not armed by it', async () => {
  const presses = [performance.now()];
  const { act } = open();
  const note = ({ timeStamp }: PointerEvent) => presses.push(timeStamp);
  addEventListener('pointerdown', note, { capture: true });
  for (let count = 0; count < 14; count += 1) {
    await userEvent.click(agree, atOnce);
    await new Promise((resolve) => setTimeout(resolve, 80));
  }
  removeEventListener('pointerdown', note, { capture: true });
  expect(presses).toHaveLength(15);
  // Where the machine stands still for a moment between two of them, the second and all others count.
  const pause = presses.findIndex((time, index) => time - (presses[index - 1] ?? time) >= 600);
  expect(act.mock.calls.length).toBeLessThanOrEqual(pause === -1 ? 0 : presses.length - pause);
});

test('a window that loses the focus is armed anew', async () => {
  const { act } = open();
  await expect.element(agree).toBeEnabled();
  const frame = document.createElement('iframe');
  document.body.append(frame);
  frame.contentWindow?.focus();
  await expect.element(agree).toHaveAttribute('aria-disabled', 'true');
  window.focus();
  frame.remove();
  await userEvent.click(agree, atOnce);
  expect(act).not.toHaveBeenCalled();
});

test('a script presses nothing', async () => {
  const { act } = open();
  await expect.element(agree).toBeEnabled();
  const element = agree.element() as HTMLElement;
  element.click();
  await expectText(role('status'), hint);
  expect(act).not.toHaveBeenCalled();
});

test('by keyboard it is pressed as any other button', async () => {
  const { act } = open();
  await expect.element(agree).toBeInTheDocument();
  await userEvent.tab();
  await expect.element(agree).toBeEnabled();
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard(' ');
  await expect.poll(() => act.mock.calls.length).toBe(2);
});
