/** Made by the build from the examples of parts that it finds. */
declare module 'virtual:part-examples' {
  import type { ComponentType } from 'react';

  /** The states of each part by its name; what a module of examples exports. */
  export const examples: Readonly<Record<string, Readonly<Record<string, ComponentType>>>>;
  /** The style sheets of wrapper, kit and parts in the order in which they apply. */
  export const styles: readonly string[];
}
