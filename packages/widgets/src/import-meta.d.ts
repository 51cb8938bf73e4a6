interface ImportMeta {
  /** Vite's: the modules of all files of these patterns. */
  glob<Module>(
    patterns: readonly string[],
    options: { readonly eager: true },
  ): Readonly<Record<string, Module>>;
}
