import type { Page } from 'playwright';

/** Something that a visitor does by hand. */
export interface Interaction {
  /** As it is reported: `search: choose a city`. */
  readonly name: string;
  /** Does it, and waits until what it brings is there. */
  readonly act: (page: Page) => Promise<void>;
  /** Whether it opens a map for the first time, which brings the map's files and has no limit. */
  readonly isFirstMap?: boolean | undefined;
}

/** What a visitor does on a page, one after the other. */
export interface Visit {
  readonly address: string;
  readonly interactions: readonly Interaction[];
}
