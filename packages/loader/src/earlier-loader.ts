/** The page's command queue; a loader adds its version, and how to load a tag. */
export interface BoardwalkFunction {
  (...command: unknown[]): void;
  version?: string;
  load?: (tag: string) => Promise<unknown>;
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
