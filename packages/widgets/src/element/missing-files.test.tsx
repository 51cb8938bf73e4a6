import { expect, onTestFinished, test, vi } from 'vitest';
import { show } from '../kit/testing/show.fixture.tsx';
import { joinPage } from './environment/registry.ts';
import { nestedWidget } from './mount/nested-widget.ts';
import { registerElement } from './mount/register-element.ts';
import { counterTable } from './testing/counter.fixture.tsx';

vi.mock('./follow-address.ts', () => {
  throw new Error('The file is gone');
});
vi.mock('./attributes/explain-attribute.ts', () => {
  throw new Error('The file is gone');
});

joinPage('test', () => Promise.reject(new Error('The file is gone')));
registerElement(counterTable('bw-counter'));

/** Collects what nobody has handled, and the tags that report an error, from now on. */
function watchPage() {
  const unhandled: unknown[] = [];
  const failed: string[] = [];
  const onRejection = (event: PromiseRejectionEvent) => unhandled.push(event.reason);
  const onError = (event: Event) => failed.push((event as CustomEvent).detail.tag);
  addEventListener('unhandledrejection', onRejection);
  addEventListener('bw-error', onError);
  onTestFinished(() => {
    removeEventListener('unhandledrejection', onRejection);
    removeEventListener('bw-error', onError);
  });
  return { unhandled, failed };
}

test.each([
  ['keep its state in the address', 'url-sync', ''],
  ['say what is wrong', 'step', '0'],
])('a widget that can’t %s shows all the same, and tells the page', async (_, name, text) => {
  const page = watchPage();
  const element = document.createElement('bw-counter');
  element.setAttribute(name, text);
  document.body.append(element);
  await expect.poll(() => element.shadowRoot?.textContent).toContain('Clicked 0');
  await expect.poll(() => page.failed).toEqual(['bw-counter']);
  expect(page.unhandled).toEqual([]);
});

test('a nested widget that can’t be loaded tells the page', async () => {
  const page = watchPage();
  show(nestedWidget('bw-absent', {}));
  await expect.poll(() => page.failed).toEqual(['bw-absent']);
  expect(page.unhandled).toEqual([]);
});
