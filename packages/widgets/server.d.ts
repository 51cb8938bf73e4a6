import type { CurrentUser } from '@boardwalk/sdk-core/account/sessions/current-user-schemas';
import type { ElementTable } from './src/element/attributes/element-table.ts';
import type { EnvironmentParts } from './src/element/environment/create-environment.ts';
import type { WidgetEnvironment } from './src/element/environment/environment.ts';
import type { AttributeTexts, RenderOptions } from './src/element/mount/render-options.ts';
import type { PageHead } from './src/element/page-head.ts';

export { createClient } from '@boardwalk/sdk-core/http/client';
export { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
export type { AttributeTexts, PageHead, RenderOptions, WidgetEnvironment };

/** The version of the SDK whose `/v{version}/` files hydrate the HTML. */
export declare const version: string;

/** Every widget's table by its tag. */
export declare const widgets: Readonly<Record<string, ElementTable>>;

/** An environment with stores of its own; make one for each request. */
export declare function createEnvironment(parts: EnvironmentParts): WidgetEnvironment;

/** What a widget's first view shows; rejects with a `Problem`, or a `TypeError` for a wrong identity. */
export declare function load(
  tag: string,
  attributes: AttributeTexts,
  env: WidgetEnvironment,
): Promise<unknown>;

/** A widget as HTML: its declarative shadow root, and the snapshot from which the browser hydrates. */
export declare function renderWidget(
  tag: string,
  attributes: AttributeTexts,
  env: WidgetEnvironment,
  options: RenderOptions,
): { readonly html: string };

/** What the head of a page says while it shows the widget; undefined for a widget of no page. */
export declare function writeHead(
  tag: string,
  attributes: AttributeTexts,
  state: unknown,
  env: WidgetEnvironment,
): PageHead | undefined;

/** Returns the signed-in user, requested once an environment; rejects with a `Problem`. */
export declare function readUser(env: WidgetEnvironment): Promise<CurrentUser | null>;

/** A widget's tag with its attributes and nothing in it: the browser fills it. */
export declare function bareWidget(tag: string, attributes: AttributeTexts): string;

/** The attributes that a widget takes, by their names in HTML; `url` ones make up its shareable state. */
export declare function attributeNames(tag: string, which: 'all' | 'url'): readonly string[];
