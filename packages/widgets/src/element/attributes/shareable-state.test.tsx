import { expect, onTestFinished, test, vi } from 'vitest';
import { configure, readSettings } from '../environment/settings.ts';
import { registerElement } from '../mount/register-element.ts';
import { counterAttributes, counterTable } from '../testing/counter.fixture.tsx';

const page = { ...counterAttributes.page, parameter: 'pageNumber' } as const;

registerElement(counterTable('bw-shared'));
registerElement({
  ...counterTable('bw-renamed'),
  attributes: { ...counterAttributes, page },
});
registerElement({
  ...counterTable('bw-fixed'),
  attributes: { ...counterAttributes, page: { ...counterAttributes.page, isFixedWhenSet: true } },
});

const address = location.href;

async function addShared(
  attributes: Record<string, string> = {},
  tag = 'bw-shared',
): Promise<HTMLElement> {
  const element = document.createElement(tag);
  for (const [name, text] of Object.entries(attributes)) element.setAttribute(name, text);
  document.body.append(element);
  await expect.poll(() => element.shadowRoot?.querySelectorAll('button').length).toBe(6);
  return element;
}

function press(element: Element, name: string) {
  const buttons = [...(element.shadowRoot?.querySelectorAll('button') ?? [])];
  buttons.find((button) => button.textContent === name)?.click();
}

test('a change of shareable state is told once, with its mode, and stays in the element', async () => {
  const element = await addShared();
  const told: unknown[] = [];
  const listen = (event: Event) => told.push((event as CustomEvent).detail);
  document.addEventListener('bw-state', listen);
  press(element, 'Only events');
  press(element, 'Only events');
  press(element, 'Next page');
  await expect
    .poll(() => told)
    .toEqual([
      { changed: { kinds: 'event' }, mode: 'push' },
      { changed: { page: '2' }, mode: 'replace' },
    ]);
  document.removeEventListener('bw-state', listen);
  expect(element.getAttribute('kinds')).toBe('event');
  expect(element.getAttribute('loud')).toBe('');
  await expect.poll(() => element.shadowRoot?.textContent).toContain('event page 2');
  expect(location.href).toBe(address);
});

test('a page that cancels the change applies it itself', async () => {
  const element = await addShared();
  document.addEventListener('bw-state', (event) => event.preventDefault(), { once: true });
  press(element, 'Only events');
  await expect.poll(() => element.hasAttribute('loud')).toBe(true);
  expect(element.hasAttribute('kinds')).toBe(false);
});

test('a value that is the default leaves no attribute', async () => {
  const element = await addShared({ page: '5', kinds: 'item' });
  press(element, 'First page');
  await expect.poll(() => element.getAttribute('page')).toBe(null);
  expect(element.hasAttribute('kinds')).toBe(false);
});

test('a name that content systems keep is warned of once, and a prefix is the way out', async () => {
  const warnings = vi.spyOn(console, 'warn').mockImplementation(() => {});
  onTestFinished(() => warnings.mockRestore());
  const parameter = (name: string) => new URL(location.href).searchParams.get(name);
  const element = await addShared({ 'url-sync': '' });
  press(element, 'Only events');
  await expect.poll(() => parameter('kinds')).toBe('event');
  expect(warnings.mock.calls).toEqual([]);
  press(element, 'Next page');
  await expect.poll(() => parameter('page')).toBe('2');
  press(element, 'First page');
  await expect.poll(() => parameter('page')).toBe(null);
  expect(warnings.mock.calls.map(String)).toEqual([
    expect.stringMatching(/<bw-shared url-sync> writes "page" .* url-sync="homes"/),
  ]);
  element.remove();
  const prefixed = await addShared({ 'url-sync': 'homes' });
  press(prefixed, 'Next page');
  await expect.poll(() => parameter('homes.page')).toBe('2');
  expect(warnings.mock.calls).toHaveLength(1);
});

test('url-sync keeps the state in the address, and the back button brings it back', async () => {
  const element = await addShared({ 'url-sync': 'homes', page: '3' });
  const parameter = (name: string) => new URL(location.href).searchParams.get(name);
  press(element, 'Only events');
  await expect.poll(() => parameter('homes.kinds')).toBe('event');
  press(element, 'Next page');
  await expect.poll(() => parameter('homes.page')).toBe('2');
  history.back();
  await expect.poll(() => element.getAttribute('kinds')).toBe(null);
  expect(element.getAttribute('page')).toBe('3');
});

test('what is chosen in something that covers a page of ours takes over its entry', async () => {
  configure({ siteOrigin: location.origin });
  onTestFinished(() => void Reflect.deleteProperty(readSettings(), 'siteOrigin'));
  const element = await addShared({ 'url-sync': 'homes' });
  const kinds = () => new URL(location.href).searchParams.get('homes.kinds');
  history.pushState('overlay', '');
  const entries = history.length;
  press(element, 'Only events');
  await expect.poll(kinds).toBe('event');
  expect([history.state, history.length]).toEqual([null, entries]);
  history.back();
  await expect.poll(kinds).toBe(null);
  await expect.poll(() => element.getAttribute('kinds')).toBe(null);
});

test.each([
  ['', '?page=4', '?pageNumber=2'],
  ['', '?pageNumber=4', '?pageNumber=2'],
  ['', '?page=9&pageNumber=4', '?pageNumber=2'],
  ['homes', '?homes.page=4', '?homes.pageNumber=2'],
])('with “%s”, “%s” is read, and written by one name', async (prefix, query, next) => {
  history.replaceState(null, '', query);
  const element = await addShared({ 'url-sync': prefix }, 'bw-renamed');
  expect(element.getAttribute('page')).toBe('4');
  press(element, 'Next page');
  await expect.poll(() => location.search).toBe(next);
});

test('what else changes takes the older name away', async () => {
  history.replaceState(null, '', '?page=4');
  const element = await addShared({ 'url-sync': '' }, 'bw-renamed');
  press(element, 'Only events');
  await expect.poll(() => location.search).toBe('?pageNumber=4&kinds=event');
});

test('what the page has set and a visitor took away stays away', async () => {
  const element = await addShared({ 'url-sync': 'homes', page: '3' });
  press(element, 'First page');
  await expect.poll(() => element.getAttribute('page')).toBe(null);
  press(element, 'Only events');
  await expect.poll(() => element.getAttribute('kinds')).toBe('event');
  history.back();
  await expect.poll(() => element.getAttribute('kinds')).toBe(null);
  expect(element.getAttribute('page')).toBe(null);
  element.remove();
  // As the page is loaded again.
  const again = await addShared({ 'url-sync': 'homes', page: '3' });
  expect(again.getAttribute('page')).toBe(null);
});

test('on our own site what came from the address goes out of it again', async () => {
  configure({ siteOrigin: location.origin });
  onTestFinished(() => void Reflect.deleteProperty(readSettings(), 'siteOrigin'));
  const url = new URL(address);
  url.search = 'kinds=item&page=5';
  history.replaceState(null, '', url);
  // As the server writes it.
  const element = await addShared({ 'url-sync': '', kinds: 'item', page: '5' });
  press(element, 'First page');
  await expect.poll(() => location.search).toBe('');
  expect(element.hasAttribute('page')).toBe(false);
  // What says nothing of them is no way back to them.
  press(element, 'Only events');
  await expect.poll(() => location.search).toBe('?kinds=event');
  history.back();
  await expect.poll(() => location.search).toBe('');
  expect(element.hasAttribute('kinds')).toBe(false);
});

test('a wrong value in the address falls back to the default', async () => {
  const url = new URL(address);
  url.searchParams.set('homes.kinds', 'boat');
  url.searchParams.set('homes.page', '4');
  history.replaceState(null, '', url);
  const element = await addShared({ 'url-sync': 'homes' });
  await expect.poll(() => element.shadowRoot?.textContent).toContain('page 4');
  expect(Reflect.get(element, 'kinds')).toEqual([]);
});

test('what the page has set for good is no visitor’s to choose by the address', async () => {
  history.replaceState(null, '', '?page=4&kinds=item');
  const element = await addShared({ 'url-sync': '', page: '3' }, 'bw-fixed');
  expect(element.getAttribute('page')).toBe('3');
  expect(element.getAttribute('kinds')).toBe('item');
  element.remove();
  const open = await addShared({ 'url-sync': '' }, 'bw-fixed');
  expect(open.getAttribute('page')).toBe('4');
});
