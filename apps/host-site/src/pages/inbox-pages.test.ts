import { expect, test } from 'vitest';
import { findSitePage } from './find-site-page.ts';
import { inboxAddress } from './inbox-pages.ts';
import { widgetsOf } from './widgets-of.ts';

const shareable = { 'bw-inbox': ['view', 'thread'] };

test.each([
  ['/dashboard/notifications', {}],
  ['/dashboard/notifications/thread/7', { thread: '7' }],
  ['/dashboard/notifications/ignored', { view: 'ignored' }],
])('the address %s is that of the place of the inbox that it shows', (path, some) => {
  const match = findSitePage(path);
  if (!match) throw new Error('The address has a page.');
  expect(match.page).toMatchObject({ guard: 'signed-in', layout: 'dashboard' });
  // A query changes nothing of what stands in the path.
  const [widget] = widgetsOf(match, new URLSearchParams('thread=9&view=ignored'), shareable);
  expect(widget).toEqual({ tag: 'bw-inbox', attributes: { 'heading-level': '1', ...some } });
  expect(inboxAddress(widget?.attributes ?? {})).toBe(path);
});

test.each(['0', '-1', '7e3', 'x', '99999999999999999'])('%s is no conversation', (id) => {
  expect(findSitePage(`/dashboard/notifications/thread/${id}`)).toBe(undefined);
});

test('one widget stays on all of them', () => {
  const paths = ['', '/thread/7', '/ignored'];
  const addresses = paths.map(
    (path) => findSitePage(`/dashboard/notifications${path}`)?.page.address,
  );
  expect(new Set(addresses)).toEqual(new Set([inboxAddress]));
});
