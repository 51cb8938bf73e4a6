import type { WrapperEvents } from '../wrapper-events.ts';
import type { Attribute, AttributeTable, AttributeValues } from './attributes.ts';
import type { commonAttributes } from './common-attributes.ts';
import type { EventDeclaration, EventTable, PropertyTable } from './element-table.ts';
import type { loaderAttributes } from './loader-attributes.ts';

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

/** The values that only a script can set, by name. */
export type PropertiesOf<Face extends ElementFace> = {
  [Name in keyof NonNullable<Face['properties']>]?:
    | NonNullable<Face['properties']>[Name]['value']
    | undefined;
};

/** The details of a widget's own events, by name. */
export type DetailsOf<Face extends ElementFace> = {
  [Name in keyof Face['events']]: Face['events'][Name] extends EventDeclaration<infer Detail>
    ? Detail
    : never;
};

/** The events of a widget's element, by name, as `addEventListener` knows them. */
export type ElementEvents<Face extends ElementFace> = {
  [Name in keyof WrapperEvents]: CustomEvent<WrapperEvents[Name]>;
} & {
  [Name in keyof Face['events']]: CustomEvent<DetailsOf<Face>[Name]>;
};

type Writable<Values> = { -readonly [Name in keyof Values]: Values[Name] };

type ElementValues<Face extends ElementFace> = Writable<
  AttributeValues<Face['attributes']> & AttributeValues<typeof commonAttributes>
>;

/** A widget's element: its properties, and its events with typed details. */
export type ElementOf<Face extends ElementFace> = {
  addEventListener<Name extends keyof ElementEvents<Face>>(
    name: Name,
    listener: (event: ElementEvents<Face>[Name]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void;
} & HTMLElement &
  Omit<ElementValues<Face>, keyof HTMLElement> &
  PropertiesOf<Face>;

type ListText<Value extends string> = Value | `${Value},${string}` | '';

/** What markup may write for an attribute; every framework turns it into the attribute's text. */
type Written<A extends Attribute> = A extends { type: 'number' }
  ? number | `${number}`
  : A extends { type: 'boolean' }
    ? boolean | 'true' | 'false' | ''
    : A extends { type: 'enum'; values: readonly (infer Value)[] }
      ? Value
      : A extends { type: 'list'; values: readonly (infer Value extends string)[] }
        ? ListText<Value> | readonly Value[]
        : A extends { type: 'list' }
          ? string | readonly string[]
          : string;

type Kebab<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? First extends Lowercase<First>
    ? `${First}${Kebab<Rest>}`
    : `-${Lowercase<First>}${Kebab<Rest>}`
  : Name;

type Camel<Name extends string> = Name extends `${infer First}-${infer Rest}`
  ? `${First}${Capitalize<Camel<Rest>>}`
  : Name;

/** A widget's attributes with those that every widget takes, by property name. */
type AllAttributes<Face extends ElementFace> = Face['attributes'] &
  typeof commonAttributes &
  typeof loaderAttributes;

/** What a template may write, by the attributes' names in HTML: `has-pictures`. */
export type AttributesOf<Face extends ElementFace> = {
  readonly [Name in keyof AllAttributes<Face> & string as Kebab<Name>]?:
    | Written<AllAttributes<Face>[Name]>
    | undefined;
};

/** The same by camel case, which Vue's templates are checked in: `hasPictures`. */
export type CamelAttributesOf<Face extends ElementFace> = {
  readonly [Name in keyof AllAttributes<Face>]?: Written<AllAttributes<Face>[Name]> | undefined;
};

/** Listeners as JSX and Svelte write them: `onbw-results`. */
export type ListenersOf<Face extends ElementFace> = {
  readonly [Name in keyof ElementEvents<Face> & string as `on${Name}`]?:
    | ((event: ElementEvents<Face>[Name]) => void)
    | undefined;
};

/** Listeners as Vue knows them: `onBwResults`, written `@bw-results`. */
export type CamelListenersOf<Face extends ElementFace> = {
  readonly [Name in keyof ElementEvents<Face> & string as `on${Capitalize<Camel<Name>>}`]?:
    | ((event: ElementEvents<Face>[Name]) => void)
    | undefined;
};

/** What may be written on the tag in JSX and Svelte, with `Html` as what any element takes there. */
export type MarkupOf<Face extends ElementFace, Html> = AttributesOf<Face> &
  ListenersOf<Face> &
  PropertiesOf<Face> &
  Omit<Html, keyof AttributesOf<Face>>;
