import { createSessionStore } from '@boardwalk/sdk-core/account/sessions/session-store';
import { createClient } from '@boardwalk/sdk-core/http/client';
import { lastValue } from '@boardwalk/sdk-core/http/remote';
import type { Locale } from '@boardwalk/sdk-core/vocabulary/text/locale';
import { expect } from 'vitest';
import type { ElementTable } from '../../element/attributes/element-table.ts';
import { createEnvironment } from '../../element/environment/create-environment.ts';
import { loadWidget, renderWidget } from '../../element/mount/render-widget.tsx';
import type { WidgetServer } from '../../element/widget-server.ts';
import { shadowOf } from './add-widget.fixture.ts';
import { apiOrigin, siteOrigin as otherSite } from './fake-api.fixture.ts';
import { loadRenderer } from './render-to-string.fixture.ts';

/** When and where the server of these tests renders. */
const renderedAt = Date.parse('2026-12-01T17:00:00Z');

interface HydrateOptions {
  /** What the server loads for the widget, where it does. */
  readonly server?: WidgetServer | undefined;
  readonly locale?: Locale;
  /** Of the site that renders it; for a page of our own site that of this page. */
  readonly siteOrigin?: string;
  /** Whether another widget of the page, such as the bar, has read the session on the server. */
  readonly isSessionRead?: boolean;
}

/**
 * Renders a widget as the server does and lets the browser take it over; fails where that changes
 * anything. Answers the element.
 */
export async function hydrate(
  table: ElementTable,
  attributes: Readonly<Record<string, string>>,
  { server, locale = 'en-AU', siteOrigin = otherSite, isSessionRead = false }: HydrateOptions = {},
): Promise<HTMLElement> {
  const env = createEnvironment({
    client: createClient({ origin: apiOrigin }),
    clock: { now: () => renderedAt },
    locale,
    timeZone: 'America/Vancouver',
    apiOrigin,
    siteOrigin,
  });
  if (isSessionRead) await env.store(createSessionStore).load();
  const state = await loadWidget(table, server, attributes, env);
  const serverUser = lastValue(env.store(createSessionStore).$user.get());
  const options = { state, serverUser };
  const html = renderWidget(table, attributes, env, options, await loadRenderer());
  const sent = parse(html);
  const place = document.createElement('div');
  document.body.append(place);
  place.setHTMLUnsafe(html);
  const element = place.firstElementChild as HTMLElement;
  const shown = [...frameOf(element).querySelectorAll('*')];
  // What observers find out comes later, and may change it.
  const hydrated = await new Promise<string>((resolve) => {
    element.addEventListener('bw-ready', () => resolve(contentOf(element)), { once: true });
  });
  expect(hydrated).toBe(sent);
  // A field that was created again would lose what is typed in it.
  expect(shown.filter((part) => !part.isConnected)).toEqual([]);
  return element;
}

function frameOf(element: Element): Element {
  const frame = shadowOf(element).querySelector('.bw-frame');
  if (!frame) throw new Error('The server rendered no frame');
  return frame;
}

/** What is shown but for one thing: no server opens a dialog as a modal one. */
function contentOf(element: Element): string {
  // A copy of an element is one.
  const copy = frameOf(element).cloneNode(true) as Element;
  for (const dialog of copy.querySelectorAll('dialog')) dialog.removeAttribute('open');
  return copy.innerHTML;
}

/** What the server sent, as the browser writes it, from a document where nothing runs. */
function parse(html: string): string {
  const { body } = document.implementation.createHTMLDocument();
  body.setHTMLUnsafe(html);
  return body.firstElementChild?.shadowRoot?.querySelector('.bw-frame')?.innerHTML ?? '';
}
