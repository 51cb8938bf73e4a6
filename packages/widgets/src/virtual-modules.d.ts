/** Made by the builds from the element files that they find. */
declare module 'virtual:widget-tables' {
  import type { ElementTable } from './element/attributes/element-table.ts';
  import type { ServerHalf } from './element/server-half.ts';

  export const widgets: Readonly<Record<string, ElementTable>>;
  export const servers: Readonly<Record<string, ServerHalf>>;
}

declare module 'virtual:widget-loaders' {
  export const widgetLoaders: Readonly<Record<string, () => Promise<unknown>>>;
}
