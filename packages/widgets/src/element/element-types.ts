import type React from 'react';
import type { AttributeTable, AttributeValues } from './attributes.ts';
import type { EventDeclaration, EventTable, PropertyTable } from './element-table.ts';
import type { WrapperEvents } from './wrapper-events.ts';

/** The part of a widget's table that its element is typed by. */
export interface ElementFace<
  Attributes extends AttributeTable = AttributeTable,
  Events extends EventTable = EventTable,
  Properties extends PropertyTable = PropertyTable,
> {
  readonly attributes: Attributes;
  readonly events: Events;
  readonly properties?: Properties;
}

/** A table without what only the widget itself knows, such as the state that it loads. */
export function faceOf<
  Attributes extends AttributeTable,
  Events extends EventTable,
  Properties extends PropertyTable,
>(table: ElementFace<Attributes, Events, Properties>): ElementFace<Attributes, Events, Properties> {
  return table;
}

type PropertyValues<Properties extends PropertyTable> = {
  [Name in keyof Properties]?: Properties[Name]['value'];
};

type Writable<Values> = { -readonly [Name in keyof Values]: Values[Name] };

type Kebab<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? First extends Lowercase<First>
    ? `${First}${Kebab<Rest>}`
    : `-${Lowercase<First>}${Kebab<Rest>}`
  : Name;

/** The events of a widget's element, by name, as `addEventListener` knows them. */
export type ElementEvents<Face extends ElementFace> = {
  [Name in keyof WrapperEvents]: CustomEvent<WrapperEvents[Name]>;
} & {
  [Name in keyof Face['events']]: Face['events'][Name] extends EventDeclaration<infer Detail>
    ? CustomEvent<Detail>
    : never;
};

/** A widget's element: its properties, and its events with typed details. */
export type ElementOf<Face extends ElementFace> = {
  addEventListener<Name extends keyof ElementEvents<Face>>(
    name: Name,
    listener: (event: ElementEvents<Face>[Name]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void;
} & HTMLElement &
  Omit<Writable<AttributeValues<Face['attributes']>>, keyof HTMLElement> &
  PropertyValues<NonNullable<Face['properties']>>;

/** What JSX may write on a widget's tag: attributes as text, and listeners by `onbw-…`. */
export type JsxOf<Face extends ElementFace> = {
  readonly [Name in keyof Face['attributes'] & string as Kebab<Name>]?: string | number | boolean;
} & {
  readonly theme?: 'auto' | 'light' | 'dark' | 'inherit';
  readonly locale?: string;
  readonly 'url-sync'?: string;
  readonly eager?: boolean;
} & {
  readonly [Name in keyof ElementEvents<Face> & string as `on${Name}`]?: (
    event: ElementEvents<Face>[Name],
  ) => void;
} & React.HTMLAttributes<HTMLElement> &
  React.RefAttributes<HTMLElement>;
