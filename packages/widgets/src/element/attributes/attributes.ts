/** What every attribute declaration may say besides its type. */
interface AttributeFacts {
  /** One sentence for the reference. */
  readonly description: string;
  /**
   * Part of the widget's shareable state (docs/architecture/widgets.md#mounting): a change travels
   * through `bw-state` and pushes or replaces a history entry.
   */
  readonly url?: 'push' | 'replace';
  /** What it is called in an address, where not by its own name, by which it is read as well. */
  readonly parameter?: string;
  /** What a partner's page says of it stands: only where it says nothing does its address decide. */
  readonly isFixedWhenSet?: true;
}

interface Requirable {
  /** The widget is nothing without it: absent or wrong, its fallback content shows. */
  readonly required?: true;
}

/** Text; `pattern` limits it, `accepts` says in words to what. */
export interface StringAttribute extends AttributeFacts, Requirable {
  readonly type: 'string';
  readonly default?: string;
  readonly pattern?: RegExp;
  readonly accepts?: string;
}

/** A finite number within its limits. */
export interface NumberAttribute extends AttributeFacts, Requirable {
  readonly type: 'number';
  readonly default?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly integer?: true;
}

/** Present means true; `="false"` means false. */
export interface BooleanAttribute extends AttributeFacts {
  readonly type: 'boolean';
  readonly default?: boolean;
}

/** One of the values. */
export interface EnumAttribute extends AttributeFacts, Requirable {
  readonly type: 'enum';
  readonly values: readonly string[];
  readonly default?: string;
}

/** Comma-separated words, each one of the values where these are given. */
export interface ListAttribute extends AttributeFacts, Requirable {
  readonly type: 'list';
  readonly values?: readonly string[];
  readonly default?: readonly string[];
}

/** JSON in the attribute, any value in the property; `parse` answers undefined for a wrong one. */
export interface JsonAttribute<Value = unknown> extends AttributeFacts, Requirable {
  readonly type: 'json';
  readonly parse: (value: unknown) => Value | undefined;
  readonly accepts: string;
  readonly default?: Value;
}

export type Attribute =
  | StringAttribute
  | NumberAttribute
  | BooleanAttribute
  | EnumAttribute
  | ListAttribute
  | JsonAttribute;

/**
 * A widget's attributes by property name; the attribute is the same name in kebab case
 * (`mapTiles` ↔ `map-tiles`).
 */
export type AttributeTable = Readonly<Record<string, Attribute>>;

type Parsed<A extends Attribute> = A extends { type: 'string' }
  ? string
  : A extends { type: 'number' }
    ? number
    : A extends { type: 'boolean' }
      ? boolean
      : A extends { type: 'enum'; values: readonly (infer Value)[] }
        ? Value
        : A extends { type: 'list' }
          ? readonly (A extends { values: readonly (infer Value)[] } ? Value : string)[]
          : A extends { type: 'json'; parse: (value: unknown) => infer Value }
            ? Exclude<Value, undefined>
            : never;

type AlwaysThere =
  | { readonly required: true }
  | { readonly default: unknown }
  | { readonly type: 'boolean' }
  | { readonly type: 'list' };

/** The parsed values; undefined only where there is neither default nor `required`. */
export type AttributeValues<Table extends AttributeTable> = {
  readonly [Name in keyof Table]: Table[Name] extends AlwaysThere
    ? Parsed<Table[Name]>
    : Parsed<Table[Name]> | undefined;
};

/** New values for some attributes; undefined goes back to the default. */
export type AttributePatch<Table extends AttributeTable> = {
  readonly [Name in keyof Table]?: Parsed<Table[Name]> | undefined;
};

/** Declares attributes with their literal types preserved, for a file of their own. */
export function defineAttributes<const Table extends AttributeTable>(table: Table): Table {
  return table;
}
