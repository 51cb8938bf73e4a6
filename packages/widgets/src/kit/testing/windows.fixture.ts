import { vi } from 'vitest';

/** A frame of this page's origin; it stands for a window that a script has opened. */
export function addWindow(): Window {
  const frame = document.createElement('iframe');
  document.body.append(frame);
  if (!frame.contentWindow) throw new Error('The frame has a window.');
  return frame.contentWindow;
}

/** Sends from a window's own script, so that the browser names that window as the source. */
export function sendFrom(window: Window, message: unknown): void {
  // What runs in the frame is this line alone.
  const send = (window as unknown as typeof globalThis).Function(
    'message',
    'parent.postMessage(message, "*")',
  );
  send(message);
}

/** In place of the windows that scripts open, one that a test opens, closes and moves. */
export function stubWindow() {
  const replaced: string[] = [];
  const popup = {
    closed: false,
    close() {
      popup.closed = true;
    },
    postMessage: () => {},
    location: { href: 'about:blank', replace: (url: string) => replaced.push(url) },
  };
  const open = vi.fn(() => popup as typeof popup | null);
  vi.stubGlobal('open', open);
  return { popup, open, replaced };
}
