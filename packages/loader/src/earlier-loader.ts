/** Loads what a page's component can't leave to the loader, which sees no shadow root of the page's. */
export interface LoadWidgets {
  /** Brings a tag's widget at once: `await Boardwalk.load('bw-search')`. */
  (tag: string): Promise<unknown>;
  /** Looks after the tags in a shadow root as in the page: each loads when it nears the viewport. */
  (root: ShadowRoot): void;
}

/** The page's command queue; a loader adds its version, and how to load a tag. */
export interface BoardwalkFunction {
  (...command: unknown[]): void;
  version?: string;
  load?: LoadWidgets;
  /** What the stub of the documentation collects before any loader runs. */
  q?: ArrayLike<unknown>[];
}

declare global {
  interface Window {
    Boardwalk?: BoardwalkFunction;
  }
}

/** The page's stub or an earlier loader; an element with that id is neither. */
export function earlierLoader(): BoardwalkFunction | undefined {
  const found = window.Boardwalk;
  return found instanceof Function ? found : undefined;
}
