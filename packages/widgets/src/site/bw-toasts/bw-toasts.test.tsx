import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { registerElement } from '../../element/mount/register-element.ts';
import { toast } from '../../element/toast.ts';
import { expectAccessible } from '../../kit/testing/accessibility.fixture.ts';
import { focused, shadowOf, untilShown } from '../../kit/testing/add-widget.fixture.ts';
import { fakeApi } from '../../kit/testing/fake-api.fixture.ts';
import { hydrate } from '../../kit/testing/hydrate.fixture.ts';
import { openWidget } from '../../kit/testing/open-widget.fixture.ts';
import { role } from '../../kit/testing/role.fixture.ts';
import toastsTable from './bw-toasts.element.tsx';

registerElement(toastsTable);

async function openToasts(attributes: Readonly<Record<string, string>> = {}) {
  const { element } = openWidget('bw-toasts', attributes, {});
  await untilShown(element, '[role=status]');
  return element;
}

const tell = (message: string, tone: 'neutral' | 'error' = 'neutral') =>
  toast(document.body, message, tone);

const lines = (element: Element) =>
  Array.from(shadowOf(element).querySelectorAll('.toast'), (line) => line.textContent);

test('what is told shows, and is announced by a region that was there before', async () => {
  const element = await openToasts();
  const region = shadowOf(element).querySelector('[role=status]');
  expect(region?.textContent).toBe('');
  tell('Unable to log you in.', 'error');
  await expect.element(role('listitem')).toBeVisible();
  expect(region?.textContent).toBe('Unable to log you in.');
  expect(region?.isConnected).toBe(true);
  await expectAccessible(document.body);
});

test('what was told before it started is not lost', async () => {
  tell('Logout successful');
  const { element } = openWidget('bw-toasts', {}, {});
  await untilShown(element, '.toast');
  expect(lines(element)).toEqual(['Logout successful']);
});

test('three show at once, and words of a page can’t become markup', async () => {
  const element = await openToasts();
  for (const word of ['<img src=x>', 'two', 'three', 'four']) tell(word);
  await expect.poll(() => lines(element)).toEqual(['<img src=x>', 'two', 'three']);
});

test('of one subject the last shows, and it is announced', async () => {
  const element = await openToasts();
  for (const message of ['paused', 'resumed', 'tested']) {
    toast(document.body, message, 'neutral', { subject: 'alerts' });
  }
  tell('two');
  await expect.poll(() => lines(element)).toEqual(['tested', 'two']);
  toast(document.body, 'deleted', 'neutral', { subject: 'alerts' });
  await expect.poll(() => lines(element)).toEqual(['deleted', 'two']);
  expect(shadowOf(element).querySelector('[role=status]')?.textContent).toBe('deletedtwo');
});

test('what there is to know besides stands below the words, and is heard with them', async () => {
  const element = await openToasts();
  toast(document.body, 'Plan upgraded', 'neutral', { note: 'Nothing is bought yet.' });
  await expect.poll(() => lines(element)).toHaveLength(1);
  const note = shadowOf(element).querySelector('.toast small');
  expect(note?.textContent).toBe('Nothing is bought yet.');
  const heard = shadowOf(element).querySelector('[role=status]')?.textContent;
  expect(heard).toBe('Plan upgraded Nothing is bought yet.');
  await expectAccessible(element);
});

test('an event that tells nothing is left alone', async () => {
  const element = await openToasts();
  for (const detail of [null, 'text', { message: 7 }, { message: '' }]) {
    const event = new CustomEvent('bw-toast', { bubbles: true, cancelable: true, detail });
    expect(document.dispatchEvent(event)).toBe(true);
  }
  expect(lines(element)).toEqual([]);
});

test('one toast goes by Escape, the next has the focus and goes by its button', async () => {
  const element = await openToasts();
  tell('one');
  tell('two');
  await expect.poll(() => lines(element)).toHaveLength(2);
  const buttons = role('button', { name: 'Dismiss' });
  (buttons.first().element() as HTMLElement).focus();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => lines(element)).toEqual(['two']);
  await expect.poll(() => focused() === buttons.element()).toBe(true);
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => lines(element)).toEqual([]);
  expect(shadowOf(element).querySelector('.toasts')?.matches(':popover-open')).toBe(false);
});

test('a dialog does not hide it', async () => {
  const element = await openToasts();
  tell('before');
  await untilShown(element, '.toast');
  const dialog = document.createElement('dialog');
  dialog.style.cssText = 'inline-size: 100vw; max-inline-size: none; block-size: 100vh;';
  document.body.append(dialog);
  dialog.showModal();
  tell('after');
  await expect.poll(() => lines(element)).toHaveLength(2);
  const box = shadowOf(element).querySelector('.toast')?.getBoundingClientRect();
  const { left, top } = box ?? { left: 0, top: 0 };
  // A modal dialog takes presses, so that only what is painted last can be queried.
  dialog.close();
  dialog.show();
  expect(document.elementFromPoint(left + 20, top + 10)).toBe(element);
});

test('what was done is undone by its button, which is announced, and the focus goes on', async () => {
  const element = await openToasts();
  const run = vi.fn<() => void>();
  toast(document.body, 'Picture removed.', 'neutral', { action: { label: 'Undo', run } });
  tell('two');
  await expect.poll(() => lines(element)).toHaveLength(2);
  const region = shadowOf(element).querySelector('[role=status]');
  expect(region?.textContent).toContain('Picture removed. Button “Undo” in the notifications.');
  await expectAccessible(document.body);
  (role('button', { name: 'Undo' }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => lines(element)).toEqual(['two']);
  expect(run.mock.calls).toHaveLength(1);
  await expect.poll(() => focused() === role('button', { name: 'Dismiss' }).element()).toBe(true);
});

test('its time stands still while the focus is on it', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const element = await openToasts();
  toast(document.body, 'Picture removed.', 'neutral', { action: { label: 'Undo', run() {} } });
  // Effects wait for a timer as well.
  const after = <Value,>(milliseconds: number, read: () => Value) => {
    vi.advanceTimersByTime(milliseconds);
    return read();
  };
  const isOpen = () => shadowOf(element).querySelector('.toasts')?.matches(':popover-open');
  await expect.poll(() => after(1, isOpen)).toBe(true);
  const undo = role('button', { name: 'Undo' }).element() as HTMLElement;
  undo.focus();
  expect(after(60_000, () => lines(element))).toHaveLength(1);
  undo.blur();
  await expect.poll(() => after(1_000, () => lines(element))).toEqual([]);
});

test('an action without a name or without anything to do is no button', async () => {
  const element = await openToasts();
  for (const action of [{ label: 7, run: () => {} }, { label: 'Undo' }, 'Undo']) {
    const detail = { message: `Removed ${JSON.stringify(action)}`, tone: 'neutral', action };
    const options = { bubbles: true, cancelable: true, detail };
    document.dispatchEvent(new CustomEvent('bw-toast', options));
  }
  await expect.poll(() => lines(element)).toHaveLength(3);
  await expect.element(role('button', { name: 'Undo' })).not.toBeInTheDocument();
});

/** How far the toasts are from the sides of the screen: left, right, top, bottom. */
function gaps(element: Element): readonly number[] {
  const box = shadowOf(element).querySelector('.toasts')?.getBoundingClientRect();
  if (!box || box.width === 0) return [];
  return [box.left, innerWidth - box.right, box.top, innerHeight - box.bottom].map(Math.round);
}

test.each([
  ['at the top of a phone', 390, 'ltr', { 0: 12, 1: 12, 2: 12 }],
  ['at the bottom left of a wide page', 1024, 'ltr', { 0: 24, 3: 24 }],
  ['at the bottom right from right to left', 1024, 'rtl', { 1: 24, 3: 24 }],
])('a long one stands %s', async (_, width, dir, places) => {
  await page.viewport(width, 768);
  const element = await openToasts({ dir, theme: 'dark' });
  tell('The settings could not be loaded: Anticonstitutionnellement. '.repeat(2), 'error');
  await expect.poll(() => gaps(element)).toEqual(expect.objectContaining(places));
  await expectAccessible(document.body);
});

test('on the smallest phones what can be done stands below the words, which are not cut', async () => {
  await page.viewport(320, 568);
  const element = await openToasts();
  const action = { label: 'Annuler', run: () => undefined };
  toast(document.body, 'La conversation est supprimée.', 'success', { action });
  const button = role('button', { name: 'Annuler' });
  await expect.element(button).toBeVisible();
  const text = await untilShown(element, '.toast > p');
  const said = text.getBoundingClientRect();
  // While it glides in, both are measured a moment apart.
  const { top } = button.element().getBoundingClientRect();
  expect(Math.round(top)).toBeGreaterThanOrEqual(Math.round(said.bottom));
  expect(said.height).toBeLessThan(60);
});

test.each([390, 1024])('at %s px a page may say where they stand', async (width) => {
  await page.viewport(width, 768);
  document.documentElement.style.setProperty('--bw-toasts-top', '140px');
  onTestFinished(() => void document.documentElement.style.removeProperty('--bw-toasts-top'));
  const element = await openToasts();
  tell('The conversation is deleted.');
  await expect.poll(() => gaps(element)[2]).toBe(140);
  expect(gaps(element)[3]).toBeGreaterThan(500);
});

test('it stays as the server rendered it', async () => {
  fakeApi({});
  const element = await hydrate(toastsTable, {});
  expect(element.offsetHeight).toBe(0);
});
