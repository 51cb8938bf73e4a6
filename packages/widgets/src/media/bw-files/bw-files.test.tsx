import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { registerElement } from '../../element/mount/register-element.ts';
import { expectAccessible } from '../../kit/testing/accessibility.fixture.ts';
import { narrow, shadowOf, untilShown } from '../../kit/testing/add-widget.fixture.ts';
import { fakeApi, problem } from '../../kit/testing/fake-api.fixture.ts';
import { hydrate } from '../../kit/testing/hydrate.fixture.ts';
import { openWidget } from '../../kit/testing/open-widget.fixture.ts';
import { role, words } from '../../kit/testing/role.fixture.ts';
import table from './bw-files.element.tsx';
import server from './bw-files.server.ts';
import {
  house,
  idOf,
  list,
  ownFile,
  pageOf,
  roomOf,
  stats,
  used,
  video,
} from './own-files.fixture.ts';

registerElement(table);

const rosa = { id: 3, firstName: 'Rosa', profilePicture: null, actor: null };
const deleteOf = (digit: string) => `DELETE /storage/me/files/${idOf(digit)}`;

function open(answers: object = {}, attributes: object = {}) {
  return openWidget(
    'bw-files',
    { ...attributes },
    {
      'GET /user/': rosa,
      [list]: pageOf([house, used, video]),
      [stats]: roomOf(1.2 * 1024 ** 3),
      ...answers,
    },
  );
}

const more = (name: string) => role('button', { name: `More for “${name}”` });
const item = (name: string) => role('menuitem', { name, exact: true });
const inDialog = (name: string) => role('dialog').getByRole('button', { name, exact: true });

async function askToDelete(name: string) {
  await userEvent.click(more(name));
  await userEvent.click(item('Delete'));
}

test('a row tells what a file is, how large, and in how many places it is used', async () => {
  const going = ownFile('d', { name: 'old.jpg', goesAt: '2026-12-20T15:00:00.000Z' });
  open({ [list]: pageOf([house, used, video, going]) });
  for (const said of [
    '1.2 GB of 2 GB used',
    '3 of 1,000 files',
    'In 4 places',
    'Goes on Dec 20, 2026: it was in a draft that you threw away.',
  ]) {
    await expect.element(words(said).first()).toBeVisible();
  }
  await expect.element(role('button', { name: 'Open “tour.mp4”' })).toBeVisible();
  await expectAccessible(document.body);
});

test.each([
  [roomOf(1.9 * 1024 ** 3), 'You are nearly out of room. Delete what you no longer need.'],
  [roomOf(10, 999), 'You are nearly out of room. Delete what you no longer need.'],
  [roomOf(2 * 1024 ** 3), 'There is no room left. Delete files before you upload others.'],
])('room that ends is told (%#)', async (room, said) => {
  open({ [stats]: room });
  await expect.element(words(said)).toBeVisible();
  await expectAccessible(document.body);
});

test('one that is not in use is asked for once', async () => {
  const { api, toasts } = open({ [deleteOf('a')]: null });
  await askToDelete('house-a.jpg');
  await expectAccessible(document.body);
  await userEvent.click(inDialog('Delete'));
  await expect.poll(() => toasts).toEqual(['1 file was deleted.']);
  await expect.poll(() => api.callsOf(list)).toHaveLength(2);
  await expect.poll(() => role('dialog').elements()).toEqual([]);
});

test('one that is in use tells where, and is asked for again', async () => {
  const { api, toasts } = open({
    [deleteOf('b')]: (_: unknown, url: string) =>
      url.includes('uses=remove') ? null : problem('conflict'),
    [`GET /storage/me/files/${idOf('b')}`]: used,
  });
  await askToDelete('house-b.jpg');
  await userEvent.click(inDialog('Delete'));
  await expect.element(words('This file is in use')).toBeVisible();
  await expect.element(role('link', { name: 'Listing “Brick house”' })).toBeVisible();
  await expect.element(role('link', { name: 'Your profile picture' })).toBeVisible();
  await expectAccessible(document.body);
  expect(toasts).toEqual([]);
  await userEvent.click(inDialog('Delete everywhere'));
  await expect.poll(() => toasts).toEqual(['1 file was deleted.']);
  expect(api.callsOf(deleteOf('b'))).toHaveLength(2);
});

test('of several, those that are in use stay until that is said', async () => {
  const { api, toasts } = open({
    [deleteOf('a')]: null,
    [deleteOf('b')]: () => problem('conflict'),
    [deleteOf('c')]: () => problem('not-found'),
    [`GET /storage/me/files/${idOf('b')}`]: used,
  });
  await userEvent.click(role('checkbox', { name: 'Select all on this page' }));
  await userEvent.click(role('button', { name: 'Delete', exact: true }));
  await expect.element(words('Delete 3 files?')).toBeVisible();
  await userEvent.click(inDialog('Delete'));
  await expect.element(words('This file is in use')).toBeVisible();
  await expect.poll(() => toasts).toEqual(['2 files were deleted.']);
  await userEvent.click(inDialog('Cancel'));
  await expect.poll(() => role('dialog').elements()).toEqual([]);
  expect(api.callsOf('DELETE')).toHaveLength(3);
  // What is gone is chosen no longer.
  expect(role('checkbox').elements().length).toBeGreaterThan(1);
  expect(role('checkbox', { checked: true }).elements()).toEqual([]);
});

test('a file opens in large, with its address and where it is used', async () => {
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const { toasts } = open({ [`GET /storage/me/files/${idOf('b')}`]: used });
  await userEvent.click(role('button', { name: 'Open “house-b.jpg”' }));
  await expect.element(role('link', { name: 'Listing “Brick house”' })).toBeVisible();
  await expect.element(words('1600 × 1200 pixels')).toBeVisible();
  await expectAccessible(document.body);
  await userEvent.click(inDialog('Copy address'));
  await expect.poll(() => toasts).toEqual(['The address is copied.']);
  expect(copied.mock.calls[0]?.[0]).toMatch(`/media/${idOf('b')}/1280.webp`);
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => role('dialog').elements()).toEqual([]);
});

test('a draft leads to its listing’s editor, or to where it was begun', async () => {
  open({ [`GET /storage/me/files/${idOf('b')}`]: used });
  await userEvent.click(role('button', { name: 'Open “house-b.jpg”' }));
  const leadsTo = (name: string, path: RegExp) =>
    expect.element(role('link', { name })).toHaveAttribute('href', expect.stringMatching(path));
  await leadsTo('Listing “Brick house”', /\/dashboard\/listing\/7\/edit\/property$/);
  await leadsTo('Draft “Brick home”', /\/dashboard\/listing\/7\/edit\/property$/);
  await leadsTo('Draft “Old chair”', /\/dashboard\/listing\/post\/item\?draft=8$/);
});

test('a video plays, or says that it can’t', async () => {
  const { element } = open({ [`GET /storage/me/files/${idOf('c')}`]: { ...video, usedIn: [] } });
  await expect.element(role('button', { name: 'Open “tour.mp4”' })).toBeVisible();
  // Of the three files one is a video.
  expect(shadowOf(element).querySelectorAll('tbody .files-film')).toHaveLength(1);
  await userEvent.click(role('button', { name: 'Open “tour.mp4”' }));
  await expect.element(words('Where it is used')).toBeVisible();
  const player = role('dialog').element().querySelector('video');
  expect(player?.src).toMatch(`/media/${idOf('c')}/video.mp4`);
  expect(player?.poster).toMatch(`/media/${idOf('c')}/1280.webp`);
  // Those of a poster are not the video's.
  expect(words('1600 × 1200 pixels').elements()).toEqual([]);
  await expectAccessible(document.body);
  player?.dispatchEvent(new Event('error'));
  await expect.element(words('Your browser can’t play this video.')).toBeVisible();
});

test('one that would go with a draft is kept', async () => {
  const keep = `POST /storage/me/files/${idOf('d')}/keep`;
  const going = ownFile('d', { goesAt: '2026-12-20T15:00:00.000Z' });
  const { api, toasts } = open({ [list]: pageOf([going]), [keep]: null });
  await userEvent.click(more('house-d.jpg'));
  await userEvent.click(item('Keep'));
  await expect.poll(() => toasts).toEqual(['“house-d.jpg” stays.']);
  expect(api.callsOf(keep)).toHaveLength(1);
});

test('words, kind, use and order narrow the list, and stand in the attributes', async () => {
  const asked: string[] = [];
  const { element } = open({
    [list](_: unknown, url: string) {
      asked.push(decodeURIComponent(url));
      return pageOf([house]);
    },
  });
  await userEvent.selectOptions(role('combobox', { name: 'Use' }), 'Not in use');
  await expect.poll(() => asked.at(-1)).toContain('use=unused');
  expect(element.getAttribute('filters')).toBe('use=unused');
  await userEvent.fill(role('searchbox'), 'house');
  await expect.poll(() => asked.at(-1)).toContain('name=house');
  const size = role('columnheader', { name: 'Size' }).getByRole('button');
  await userEvent.click(size);
  await expect.poll(() => asked.at(-1)).toContain('sort=size');
  await userEvent.click(size);
  await expect.poll(() => asked.at(-1)).toContain('sort=-size');
});

test('whoever has none is invited to upload', async () => {
  open({ [list]: pageOf([]), [stats]: roomOf(0, 0) });
  await expect.element(words('You have no files yet.')).toBeVisible();
  expect(role('searchbox').elements()).toEqual([]);
  expect(role('combobox').elements()).toEqual([]);
  expect(role('button', { name: 'Open' }).elements()).toEqual([]);
  await expect.element(words('0 bytes of 2 GB used')).toBeVisible();
  await expectAccessible(document.body);
});

test.each([
  ['unauthorized', 'Sign in to see this.'],
  ['internal', 'Try again'],
] as const)('%s is explained', async (code, said) => {
  open({ [list]: () => problem(code), [stats]: () => problem(code) });
  await expect.element(words(said).first()).toBeVisible();
  await expectAccessible(document.body);
});

test.each([320, 390, 768, 1440])('in French and right to left it fits %d px', async (width) => {
  document.documentElement.dir = 'rtl';
  const long = ownFile('e', { name: `${'W'.repeat(116)}.jpg`, uses: 1_200 });
  const { element } = open({ [list]: pageOf([long, used]) }, { locale: 'fr-CA' });
  narrow(element, width);
  const shown = await untilShown(element, '.files');
  await expect.element(words('1,2 Go utilisés sur 2 Go')).toBeVisible();
  expect(shown.scrollWidth).toBeLessThanOrEqual(width);
  await expectAccessible(document.body);
});

test('what the server rendered stays as it is, and is not asked for again', async () => {
  const answers = { 'GET /user/': rosa, [list]: pageOf([house, used]), [stats]: roomOf(1) };
  const api = fakeApi(answers);
  const element = await hydrate(table, {}, { server });
  expect(api.callsOf(list)).toHaveLength(1);
  expect(shadowOf(element).querySelectorAll('tbody tr')).toHaveLength(2);
});
