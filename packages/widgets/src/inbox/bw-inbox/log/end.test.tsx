import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../kit/testing/accessibility.fixture.ts';
import { focused } from '../../../kit/testing/add-widget.fixture.ts';
import { role } from '../../../kit/testing/role.fixture.ts';
import { calls, log, message, openInbox } from '../inbox.fixture.ts';

test('what comes below what one reads is not marked read until it is looked at', async () => {
  const messages = Array.from({ length: 30 }, (_, index) => message(index + 1, `No. ${index + 1}`));
  const { api, kept } = openInbox({
    attributes: { thread: '7' },
    messages,
    thread: { unread: 1 },
  });
  await expect.poll(() => api.callsOf(calls.read)).toEqual([`${calls.read} {"newest":30}`]);
  const scrolled = new Promise((resolve) =>
    log.element().addEventListener('scroll', resolve, { once: true }),
  );
  log.element().scrollTop = -400;
  await scrolled;
  const unread = role('button', { name: '1 unread message' });
  kept.push(message(31, 'Look here'));
  window.dispatchEvent(new Event('online'));
  await expect.element(unread).toBeVisible();
  await expectAccessible(document.body);
  expect(api.callsOf(calls.read)).toHaveLength(1);
  await userEvent.click(unread);
  await expect.poll(() => api.callsOf(calls.read).at(-1)).toBe(`${calls.read} {"newest":31}`);
  await expect.element(unread).not.toBeInTheDocument();
  await expect.poll(() => focused()).toBe(log.element());
});
