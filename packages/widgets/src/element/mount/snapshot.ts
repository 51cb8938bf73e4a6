/** What the server passes to the browser about the HTML that it rendered. */
export interface Snapshot {
  /** What `load` answered; null where nothing was loaded. */
  readonly state: unknown;
  /** The server's time of rendering, milliseconds since 1970. */
  readonly now: number;
  readonly timeZone: string;
  readonly locale: string;
  readonly apiOrigin: string;
  readonly siteOrigin: string;
  /** The `CurrentUser`, or null for a visitor; absent where the server did not know. */
  readonly serverUser?: unknown;
}

/** Marks the script element, a light-DOM child of the widget. */
export const snapshotAttribute = 'data-bw-snapshot';

/** Takes the snapshot out of a server-rendered element; undefined where there is none. */
export function takeSnapshot(element: Element): Snapshot | undefined {
  const script = element.querySelector(`:scope > script[${snapshotAttribute}]`);
  if (!script?.textContent) return undefined;
  script.remove();
  // Our own server wrote it beside the HTML that it belongs to.
  return JSON.parse(script.textContent) as Snapshot;
}
