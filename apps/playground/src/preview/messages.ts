/** A file or an answer that the preview loaded, sizes in bytes and times in ms from its start. */
export interface LoadedFile {
  readonly name: string;
  readonly kind: 'script' | 'call' | 'picture' | 'style';
  /** Over the wire; 0 from the browser's cache. */
  readonly transferred: number;
  readonly decoded: number;
  readonly start: number;
  readonly end: number;
}

/** What the preview measured of itself. */
export interface Timing {
  readonly files: readonly LoadedFile[];
  /** When the widget's first content showed; undefined until then. */
  readonly ready: number | undefined;
  readonly firstPaint: number | undefined;
  readonly largestPaint: number | undefined;
  readonly layoutShift: number;
  /** Tasks over 50 ms, and how long they took together. */
  readonly longTasks: number;
  readonly longTaskMs: number;
}

/** Something that axe found. */
export interface Finding {
  readonly rule: string;
  readonly impact: string;
  readonly help: string;
  readonly address: string;
  readonly places: readonly string[];
}

/** What the accessibility check says. */
export type CheckResult =
  | { readonly state: 'done'; readonly findings: readonly Finding[]; readonly passed: number }
  | { readonly state: 'failed'; readonly reason: string };

/** What the preview sends to the playground. */
export type FromPreview =
  | { readonly type: 'opened' }
  | {
      readonly type: 'event';
      readonly name: string;
      readonly target: string;
      readonly detail: unknown;
      readonly time: number;
    }
  | { readonly type: 'violation'; readonly directive: string; readonly blocked: string }
  | { readonly type: 'timing'; readonly timing: Timing }
  | { readonly type: 'checked'; readonly result: CheckResult };

/** What the playground sends to the preview: what changes without a new page. */
export type ToPreview =
  | {
      readonly type: 'show';
      readonly attributes: Readonly<Record<string, string>>;
      readonly direction: 'auto' | 'rtl';
      readonly tokens: Readonly<Record<string, string>>;
    }
  | { readonly type: 'check' };

/** Sends a message to the other side, which is always of the same origin. */
export function post(to: Window, message: FromPreview | ToPreview): void {
  to.postMessage(message, location.origin);
}

/** Listens to the other side, and to nobody else. */
export function listenTo<Message extends FromPreview | ToPreview>(
  from: () => Window | null,
  told: (message: Message) => void,
): () => void {
  const listener = ({ source, origin, data }: MessageEvent) => {
    // Both sides are built together: what the other one sends is a message.
    if (origin === location.origin && source === from()) told(data as Message);
  };
  addEventListener('message', listener);
  return () => removeEventListener('message', listener);
}
