import { servers, widgets as tables } from 'virtual:widget-tables';
import type { CurrentUser } from '@boardwalk/sdk-core/account/sessions/current-user-schemas';
import { createSessionStore } from '@boardwalk/sdk-core/account/sessions/session-store';
import { lastValue } from '@boardwalk/sdk-core/http/remote';
import { render } from 'preact-render-to-string';
import type { ReactElement } from 'react';
import { commonAttributes } from '../element/attributes/common-attributes.ts';
import type { ElementTable } from '../element/attributes/element-table.ts';
import { attributeName } from '../element/attributes/parse-attribute.ts';
import { readAttributes } from '../element/attributes/read-attributes.ts';
import type { WidgetEnvironment } from '../element/environment/environment.ts';
import type { AttributeTexts, RenderOptions } from '../element/mount/render-options.ts';
import { loadWidget, renderWidget as renderTable } from '../element/mount/render-widget.tsx';
import type { PageHead } from '../element/page-head.ts';

// A problem is known by its class: a caller who hands in a client takes it from here.
export { createClient } from '@boardwalk/sdk-core/http/client';
export { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
export { createEnvironment } from '../element/environment/create-environment.ts';
export { version } from '../element/environment/version.ts';
export { bareWidget } from '../element/mount/render-widget.tsx';

/** Every widget's table by its tag. */
export const widgets: Readonly<Record<string, ElementTable>> = tables;

/** What a widget's first view shows; rejects with a `Problem`, or a `TypeError` for a wrong identity. */
export function load(
  tag: string,
  attributes: AttributeTexts,
  env: WidgetEnvironment,
): Promise<unknown> {
  return loadWidget(tableOf(tag), servers[tag], attributes, env);
}

/** A widget as HTML: its declarative shadow root, and the snapshot from which the browser hydrates. */
export function renderWidget(
  tag: string,
  attributes: AttributeTexts,
  env: WidgetEnvironment,
  options: RenderOptions,
): { readonly html: string } {
  // Whatever on the page has requested it, all of it is rendered for the same user.
  const serverUser = lastValue(env.store(createSessionStore).$user.get());
  const known = { ...options, serverUser };
  return { html: renderTable(tableOf(tag), attributes, env, known, renderToString) };
}

/** What the head of a page says while it shows the widget; undefined for a widget of no page. */
export function writeHead(
  tag: string,
  attributes: AttributeTexts,
  state: unknown,
  env: WidgetEnvironment,
): PageHead | undefined {
  const { values } = readAttributes(tableOf(tag).attributes, (name) => attributes[name] ?? null);
  return servers[tag]?.writeHead?.(state, values, env);
}

/** Returns the signed-in user, requested once an environment; rejects with a `Problem`. */
export async function readUser(env: WidgetEnvironment): Promise<CurrentUser | null> {
  const session = env.store(createSessionStore);
  await session.load();
  const remote = session.$user.get();
  if (remote.state === 'failed') throw remote.problem;
  return remote.state === 'ready' ? remote.value : null;
}

/** The attributes that a widget takes, by their names in HTML; `url` ones make up its shareable state. */
export function attributeNames(tag: string, which: 'all' | 'url'): readonly string[] {
  const { attributes } = tableOf(tag);
  const names = Object.keys(
    which === 'all' ? { ...commonAttributes, ...attributes } : attributes,
  ).filter((name) => which === 'all' || attributes[name]?.url);
  return names.map(attributeName);
}

function renderToString(content: ReactElement): string {
  // In this build `react` is Preact, and so is what its JSX makes.
  return render(content as unknown as Parameters<typeof render>[0]);
}

function tableOf(tag: string): ElementTable {
  const table = tables[tag];
  if (!table) throw new TypeError(`There is no widget <${tag}>`);
  return table;
}
