import { escapeMarkup, escapeScript } from '@boardwalk/sdk-core/vocabulary/text/escape';
import { commonAttributes } from '../attributes/common-attributes.ts';
import type { ElementTable, WidgetContext } from '../attributes/element-table.ts';
import { explainWrongAttribute } from '../attributes/explain-attribute.ts';
import { readAttributes } from '../attributes/read-attributes.ts';
import type { WidgetEnvironment } from '../environment/environment.ts';
import { siteAddress } from '../environment/site-address.ts';
import { loadTranslations } from '../translations.ts';
import type { WidgetServer } from '../widget-server.ts';
import { stylesOf } from './base-styles.ts';
import { frameAttributes } from './frame.tsx';
import { loadLater } from './load-later.ts';
import type { AttributeTexts, RenderOptions } from './render-options.ts';
import { type Snapshot, snapshotAttribute } from './snapshot.ts';
import { WidgetRoot } from './WidgetRoot.tsx';

/** What a widget's first view shows; rejects as its `load` does, and on a wrong identity. */
export async function loadWidget(
  table: ElementTable,
  server: WidgetServer | undefined,
  texts: AttributeTexts,
  env: WidgetEnvironment,
): Promise<unknown> {
  const { values, wrong } = readAttributes(table.attributes, (name) => texts[name] ?? null);
  const fatal = wrong.find((one) => one.isFatal);
  if (fatal) {
    const { name, attribute, text } = fatal;
    throw new TypeError(explainWrongAttribute(table.tag, name, attribute, text));
  }
  await Promise.all([loadLater(table, values), loadTranslations(env.locale, table.tag)]);
  return server?.load?.(values, env);
}

/** For whom a page is rendered. */
type KnownUser = Pick<WidgetEnvironment, 'serverUser'>;

/**
 * A widget as HTML: its declarative shadow root with the CSS, and a snapshot from which the
 * browser hydrates. `renderToString` is the renderer of the build that runs in the browser.
 */
export function renderWidget(
  table: ElementTable,
  texts: AttributeTexts,
  env: WidgetEnvironment,
  { state, serverUser, nonce }: KnownUser & RenderOptions,
  renderToString: (content: React.ReactElement) => string,
): string {
  const declared = { ...commonAttributes, ...table.attributes };
  const { values } = readAttributes(declared, (name) => texts[name] ?? null);
  const now = env.clock.now();
  const context = serverContext(values, state, { ...env, clock: { now: () => now }, serverUser });
  const content = renderToString(
    <WidgetRoot
      table={table}
      context={context}
      attempt={0}
      hasFailed={false}
      isReserved={true}
      onReady={() => {}}
      onError={() => {}}
    />,
  );
  const snapshot: Snapshot = {
    state: state ?? null,
    now,
    timeZone: env.timeZone,
    locale: env.locale,
    apiOrigin: env.apiOrigin,
    siteOrigin: env.siteOrigin,
    serverUser,
  };
  const theme = String(values.theme ?? 'auto');
  const frame = frameAttributes({ theme, locale: env.locale, dir: texts.dir });
  const style = openingTag('style', nonce === undefined ? {} : { nonce });
  return (
    openingTag(table.tag, texts) +
    `<template shadowrootmode="open">${style}${stylesOf(table, values).join('')}</style>` +
    `${openingTag('div', frame)}${content}</div></template>` +
    `<script type="application/json" ${snapshotAttribute}>${escapeScript(snapshot)}</script>` +
    `</${table.tag}>`
  );
}

function serverContext(
  attributes: WidgetContext['attributes'],
  initial: unknown,
  env: WidgetEnvironment,
): WidgetContext {
  const inBrowserOnly = () => {
    throw new Error('A widget acts in a browser only, not while it renders');
  };
  return {
    attributes,
    properties: {},
    initial,
    env,
    host: { element: undefined, firstParty: true },
    emit: inBrowserOnly,
    setAttributes: inBrowserOnly,
    navigate: inBrowserOnly,
    href: (route) => siteAddress(route.path, env),
    ensureWidgets: inBrowserOnly,
    fail: inBrowserOnly,
  };
}

/** A widget's tag with its attributes and nothing in it: the browser fills it. */
export function bareWidget(tag: string, texts: AttributeTexts): string {
  return `${openingTag(tag, texts)}</${tag}>`;
}

function openingTag(name: string, attributes: AttributeTexts): string {
  const written = Object.entries(attributes).map(
    ([attribute, text]) => ` ${attribute}="${escapeMarkup(text)}"`,
  );
  return `<${name}${written.join('')}>`;
}
