/** Made by the builds from the element files that they find. */
declare module 'virtual:widget-tables' {
  import type { ElementTable } from './element/element-table.ts';
  import type { HeadWriter } from './element/page-head.ts';

  export const widgets: Readonly<Record<string, ElementTable>>;
  export const heads: Readonly<Record<string, HeadWriter>>;
}

declare module 'virtual:widget-loaders' {
  export const widgetLoaders: Readonly<Record<string, () => Promise<unknown>>>;
}
