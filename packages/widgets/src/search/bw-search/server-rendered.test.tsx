import { createClient } from '@boardwalk/sdk-core/http/client';
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createEnvironment } from '../../element/environment/create-environment.ts';
import { registerElement } from '../../element/mount/register-element.ts';
import { loadWidget, renderWidget } from '../../element/mount/render-widget.tsx';
import { loadRenderer } from '../../kit/testing/render-to-string.fixture.ts';
import table from './bw-search.element.tsx';
import server from './bw-search.server.ts';
import { ApiProblem, fakeApi, page as firstPage } from './testing/fake-api.fixture.ts';

registerElement(table);

const attributes = { category: 'property', near: 'Hamilton, ON' };

async function renderOnServer(): Promise<string> {
  const env = createEnvironment({
    client: createClient({ origin: location.origin }),
    clock: { now: () => Date.now() },
    locale: 'en-CA',
    timeZone: 'America/Toronto',
    apiOrigin: location.origin,
    siteOrigin: location.origin,
  });
  const state = await loadWidget(table, server, attributes, env);
  return renderWidget(table, attributes, env, { state }, await loadRenderer());
}

function put(html: string): HTMLElement {
  const place = document.createElement('div');
  document.body.append(place);
  onTestFinished(() => place.remove());
  place.setHTMLUnsafe(html);
  const element = place.querySelector('bw-search');
  if (!(element instanceof HTMLElement)) throw new Error('The server rendered no search');
  return element;
}

function frameOf(element: Element): Element | null | undefined {
  return element.shadowRoot?.querySelector('.bw-content');
}

test('the server renders cards, bar and pages, and the browser takes them over', async () => {
  const api = fakeApi();
  const html = await renderOnServer();
  expect(api.searches()).toHaveLength(1);
  expect(html, 'the styles of a later part').toContain('.results-note');
  expect(html.split('.button-quiet {'), 'each style once').toHaveLength(2);
  const element = put(html);
  const [card, bar] = ['.card', 'search'].map((one) => element.shadowRoot?.querySelector(one));
  expect(element.shadowRoot?.querySelectorAll('.card a')).toHaveLength(16);
  expect(element.shadowRoot?.querySelector('.pager-page[aria-current]')?.textContent).toBe('1');
  const sent = frameOf(element)?.innerHTML;
  const taken = await new Promise((resolve) => {
    element.addEventListener('bw-ready', () => resolve(frameOf(element)?.innerHTML));
  });
  expect(taken).toBe(sent);
  expect(element.shadowRoot?.querySelector('.card')).toBe(card);
  expect(element.shadowRoot?.querySelector('search')).toBe(bar);
  expect(api.searches()).toHaveLength(1);
  await userEvent.click(page.getByRole('button', { name: 'Next page' }));
  await expect.poll(() => api.searches().at(-1)?.query.start).toBe('16');
});

test('a server tells its page when the API is down', async () => {
  fakeApi().answer('search', () => {
    throw new ApiProblem(503, 'unavailable');
  });
  await expect(renderOnServer()).rejects.toMatchObject({ status: 503 });
});

test('what the server could not search for is searched for again, or mended on the page', async () => {
  let isUnknown = true;
  fakeApi().answer('search', () => {
    if (isUnknown) throw new ApiProblem(404, 'unknown-place');
    return firstPage;
  });
  const html = await renderOnServer();
  isUnknown = false;
  put(html);
  await expect
    .element(page.getByText('40 properties near Hamilton, ON, within 160 km'))
    .toBeVisible();
});
