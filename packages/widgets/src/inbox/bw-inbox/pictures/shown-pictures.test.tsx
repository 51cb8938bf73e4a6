import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../kit/testing/accessibility.fixture.ts';
import { focused, narrow } from '../../../kit/testing/add-widget.fixture.ts';
import { expectText, role, words } from '../../../kit/testing/role.fixture.ts';
import { log, message, messagePicture, openInbox, ownMessage } from '../inbox.fixture.ts';

const attributes = { thread: '7' };
const three = ['a', 'b', 'c'].map((id) => messagePicture(id));
const answered = ownMessage(2, 'Thanks');

test('pictures show in a grid, with what they are, and any opens them all', async () => {
  openInbox({ attributes, messages: [message(1, '', { pictures: three }), answered] });
  const grid = log.getByRole('list', { name: 'Pictures from Milo' });
  await expect.element(grid.getByRole('button')).toHaveLength(3);
  await expectAccessible(document.body);
  const second = grid.getByRole('button', { name: 'Open picture 2 of 3 from Milo' });
  await userEvent.click(second);
  const dialog = role('dialog', { name: 'Pictures from Milo' });
  await expectText(dialog.getByRole('status'), 'Picture 2 of 3: Milo');
  await userEvent.keyboard('{ArrowRight}');
  await expectText(dialog.getByRole('status'), 'Picture 3 of 3: Milo');
  const shownWays = () =>
    dialog
      .getByRole('button', { name: /^(Previous|Next)/ })
      .elements()
      .map((one) => getComputedStyle(one).opacity);
  await expect.poll(shownWays).toEqual(['1', '0']);
  await expectAccessible(document.body);
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.poll(() => focused()).toBe(second.element());
});

test('those of a stranger show once they are wanted, one’s own at once', async () => {
  const { kept: shown } = openInbox({
    attributes,
    messages: [message(1, 'Look', { pictures: three })],
  });
  await expectText(log, 'whom you have not answered');
  expect(log.getByRole('img').elements()).toEqual([]);
  await userEvent.click(log.getByRole('button', { name: 'Show 3 pictures' }));
  await expect.element(log.getByRole('list', { name: 'Pictures from Milo' })).toBeVisible();
  shown.push(ownMessage(2, '', { pictures: three.slice(0, 1) }));
  window.dispatchEvent(new Event('online'));
  await expect.element(log.getByRole('list', { name: 'Pictures from you' })).toBeVisible();
});

test('lists and what is announced tell how many there are', async () => {
  const { kept: shown } = openInbox({ attributes });
  await expect.element(log.getByRole('listitem')).toHaveLength(1);
  shown.push(message(2, 'Here', { pictures: three }));
  window.dispatchEvent(new Event('online'));
  await expect.element(role('status')).toHaveTextContent('Milo: Here · 3 pictures');
  document.body.replaceChildren();
  openInbox({ messages: [message(1, '', { pictures: three.slice(0, 1) })] });
  await expect.element(words('1 picture')).toBeVisible();
});

test('one shows in its own proportions, before it is there as well', async () => {
  const tall = { ...messagePicture('a'), width: 900, height: 1_200 };
  openInbox({ attributes, messages: [message(1, '', { pictures: [tall] }), answered] });
  const picture = log.getByRole('button', { name: 'Open picture 1 of 1 from Milo' });
  await expect.element(picture).toBeVisible();
  const { width, height } = picture.element().getBoundingClientRect();
  expect(width / height).toBeCloseTo(0.75, 2);
  await userEvent.click(picture);
  const dialog = role('dialog', { name: 'Pictures from Milo' });
  await expect.element(dialog).toBeVisible();
  expect(dialog.getByRole('button', { name: /^(Previous|Next)/ }).elements()).toEqual([]);
});

test('it fits a narrow page, from right to left as well', async () => {
  document.documentElement.dir = 'rtl';
  const { element } = openInbox({
    attributes,
    messages: [message(1, 'Look', { pictures: three }), answered],
  });
  narrow(element, 320);
  await expect.element(log.getByRole('list', { name: 'Pictures from Milo' })).toBeVisible();
  const place = log.element();
  expect(place.scrollWidth).toBeLessThanOrEqual(place.clientWidth);
});
