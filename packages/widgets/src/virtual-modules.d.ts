/** Made by the builds from the element files that they find. */
declare module 'virtual:widget-tables' {
  import type { ElementTable } from './element/attributes/element-table.ts';
  import type { ServerHalf } from './element/widget-server.ts';

  export const widgets: Readonly<Record<string, ElementTable>>;
  export const servers: Readonly<Record<string, ServerHalf>>;
}

declare module 'virtual:widget-loaders' {
  export const widgetLoaders: Readonly<Record<string, () => Promise<unknown>>>;
}

/** Made for the tests that every widget has. */
declare module 'virtual:every-widget' {
  /** Those that the builds find. */
  export const tags: readonly string[];
  /** What people press in forms, rather than type into. */
  export type FieldKind = 'checkbox' | 'radio' | 'select';
  /** The components that show such fields, as their sources say. */
  export const holders: readonly {
    readonly name: string;
    readonly file: string;
    readonly kinds: readonly FieldKind[];
  }[];
  /** An example of each answer, as the contract describes it; `path` has `{places}`. */
  export const answers: readonly {
    readonly method: string;
    readonly path: string;
    readonly isText: boolean;
    readonly answer: unknown;
  }[];
}
