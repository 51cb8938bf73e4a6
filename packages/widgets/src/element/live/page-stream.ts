import { findRegistry } from '../environment/registry.ts';

/** The one stream of a page, the same for every copy of the SDK: plain functions and data. */
export interface PageStream {
  /** The listeners that are called when something has changed: a topic, or `everything`. */
  readonly listeners: Set<(hint: string) => void>;
  /** Keeps the stream open for one more; answers how to stop. The first copy that needs it sets it. */
  want?: () => () => void;
  /** Whether it is open by now; absent where an older copy keeps it. */
  isOpen?: () => boolean;
}

/** That of this page. */
export function pageStream(): PageStream {
  const make = (): PageStream => ({ listeners: new Set() });
  return findRegistry()?.share('stream', make) ?? make();
}
