import type { SiteRoute } from '@boardwalk/sdk-core/vocabulary/routes/site-route';

/** Details of the events that every widget may fire; all bubble, are composed and cancellable. */
export interface WrapperEvents {
  /** The widget shows its first content. Widgets within it report their own: compare `tag`. */
  readonly 'bw-ready': { readonly tag: string };
  /** The fallback content shows, and why. */
  readonly 'bw-error': { readonly tag: string; readonly error: unknown };
  /** Shareable attributes are about to change; cancel to apply them yourself. null takes one away. */
  readonly 'bw-state': {
    readonly changed: Readonly<Record<string, string | null>>;
    readonly mode: 'replace' | 'push';
  };
  /** The visitor wants to go somewhere; cancel to lead the way yourself. */
  readonly 'bw-navigate': { readonly route: SiteRoute; readonly href: string };
  /**
   * Something covers the page until `whenClosed` resolves; `close` closes it and returns whether it did. A page may let Back do
   * so by an entry of its history.
   */
  readonly 'bw-overlay': { readonly close: () => boolean; readonly whenClosed: Promise<void> };
  /** A message to show for a moment; `<bw-toasts>` cancels what it shows. */
  readonly 'bw-toast': Toast;
}

/** A sentence that stands at the edge of the page for some seconds. */
export interface Toast {
  readonly message: string;
  readonly tone: 'neutral' | 'success' | 'error';
  /** What there is to know besides, in smaller letters below. */
  readonly note?: string | undefined;
  /** What can be done about it while it stands there, such as undoing it. */
  readonly action?: ToastAction | undefined;
  /** What it is about: a later one about the same takes its place. */
  readonly subject?: string | undefined;
}

/** A button of a toast, which goes with it. */
export interface ToastAction {
  readonly label: string;
  readonly run: () => void;
}

/** Fires one of these events, or one of the widget's own; answers false when it was cancelled. */
export function fireEvent(element: Element, name: string, detail: unknown): boolean {
  const options = { bubbles: true, composed: true, cancelable: true, detail };
  return element.dispatchEvent(new CustomEvent(name, options));
}
