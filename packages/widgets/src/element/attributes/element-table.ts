import type { SiteRoute } from '@boardwalk/sdk-core/vocabulary/routes/site-route';
import type { ReactNode } from 'react';
import type { WidgetEnvironment } from '../environment/environment.ts';
import type { AttributePatch, AttributeTable, AttributeValues } from './attributes.ts';

/** An event of a widget: bubbling, composed, and cancellable. `Detail` exists in types only. */
export interface EventDeclaration<Detail = unknown> {
  readonly description: string;
  readonly detail?: Detail;
}

export type EventTable = Readonly<Record<`bw-${string}`, EventDeclaration>>;

/** Declares an event with its typed detail: `event<{ total: number }>('A page is shown.')`. */
export function event<Detail>(description: string): EventDeclaration<Detail> {
  return { description };
}

/** A value that only a script can set. `Value` exists in types only. */
export interface PropertyDeclaration<Value = unknown> {
  readonly description: string;
  readonly value?: Value;
}

export type PropertyTable = Readonly<Record<string, PropertyDeclaration>>;

/** Declares a property that has no attribute: `property<Listing>('…')`. */
export function property<Value>(description: string): PropertyDeclaration<Value> {
  return { description };
}

type PropertyValues<Table extends PropertyTable> = {
  readonly [Name in keyof Table]?: Table[Name] extends PropertyDeclaration<infer Value>
    ? Value
    : never;
};

type DetailOf<Declaration> = Declaration extends EventDeclaration<infer Detail> ? Detail : never;

/** Height in px for containers from `minimumWidth` px on; the first step starts at 0. */
export type SizeStep = readonly [minimumWidth: number, height: number];

/** What a widget knows of where it stands. */
export interface WidgetHost {
  /** The element; undefined on a server. */
  readonly element: HTMLElement | undefined;
  /** Whether the page is our own site rather than a partner's. */
  readonly firstParty: boolean;
}

/** What `render` and the components get; a new object whenever something in it changed. */
export interface WidgetContext<
  Attributes extends AttributeTable = AttributeTable,
  State = unknown,
  Events extends EventTable = EventTable,
  Properties extends PropertyTable = Record<never, never>,
> {
  readonly attributes: AttributeValues<Attributes>;
  readonly properties: PropertyValues<Properties>;
  /** What `load` answered on the server; undefined where the widget starts in the browser. */
  readonly initial: State | undefined;
  readonly env: WidgetEnvironment;
  readonly host: WidgetHost;
  /** Fires a bubbling, composed, cancellable event; answers false when it was cancelled. */
  emit<Name extends keyof Events & string>(name: Name, detail: DetailOf<Events[Name]>): boolean;
  /**
   * Changes attributes. Shareable ones travel through a cancellable `bw-state`; `mode` says
   * whether the change deserves a history entry, by default as the table does.
   */
  setAttributes(patch: AttributePatch<Attributes>, mode?: 'replace' | 'push'): void;
  /** Emits `bw-navigate`; unless it is cancelled, the page's navigator acts. */
  navigate(route: SiteRoute): void;
  /** The address of a route, for the `href` of a link. */
  href(route: SiteRoute): string;
  /** Loads the widgets of these tags now, on intent (hover, focus) rather than on render. */
  ensureWidgets(...tags: readonly string[]): void;
  /** Gives up: the fallback content shows and `bw-error` says why. */
  fail(error: unknown): void;
}

/** A file that comes later than its widget. */
export interface LaterFile {
  load(): Promise<unknown>;
  /** What is in it once `load` has brought it; `styles` are those of its parts. */
  prepared(): { readonly styles?: readonly string[] } | undefined;
}

/** Everything that is known of a widget; documentation, types and server rendering derive from it. */
export interface ElementTable<
  Attributes extends AttributeTable = AttributeTable,
  State = unknown,
  Events extends EventTable = EventTable,
  Properties extends PropertyTable = PropertyTable,
> {
  readonly tag: `bw-${string}`;
  /** One sentence. */
  readonly summary: string;
  readonly attributes: Attributes;
  readonly properties?: Properties;
  readonly events: Events;
  /** Slot names with what may stand in them; the default slot is the fallback of every widget. */
  readonly slots?: Readonly<Record<string, string>>;
  readonly parts?: Readonly<Record<string, string>>;
  /** Tokens of this widget only; those of all stand in `tokens.css`. */
  readonly tokens?: Readonly<Record<`--bw-${string}`, string>>;
  /** Its first view is the runtime and its own file: the runtime has what others share with it. */
  readonly opensFirst?: true;
  /** Stands on our own site alone, as it shows what no session of an embedding page may see. */
  readonly ownSite?: true;
  /** Widgets that it nests by tag; loaded when it renders. */
  readonly uses?: readonly `bw-${string}`[];
  /** Space that is reserved from the first paint on, so that nothing shifts. */
  readonly intrinsicSize: readonly SizeStep[];
  /**
   * What is gathered of its components (`import styles from './Search.tsx?styles'`), adopted after
   * the base of all widgets.
   */
  readonly styles: readonly string[];
  /**
   * Files with what a server's HTML shows beyond the first view of a browser: they are loaded before
   * `load` of its server half, and before a browser hydrates that HTML.
   */
  later?(attributes: AttributeValues<Attributes>): readonly LaterFile[];
  /** Plain function, no hooks: hands the context to the widget's component. */
  render(context: WidgetContext<Attributes, State, Events, Properties>): ReactNode;
}

/**
 * Declares a widget in `src/<domain>/<tag>/<tag>.element.tsx` as the default export:
 * the builds find it there, nothing else lists it.
 */
export function defineElement<
  const Attributes extends AttributeTable,
  State,
  const Events extends EventTable,
  const Properties extends PropertyTable = Record<never, never>,
>(
  table: ElementTable<Attributes, State, Events, Properties>,
): ElementTable<Attributes, State, Events, Properties> {
  return table;
}
