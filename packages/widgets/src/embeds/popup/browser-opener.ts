import type { Opener } from '@boardwalk/sdk-core/embeds/notify-opener';
import { listenForWindowMessages } from '../shared/popup/listen-for-windows.ts';

/** The page that opened this window; a server, which renders this too, has no window. */
export function browserOpener(): Opener {
  if (typeof window === 'undefined') return { target: null, referrer: '', listen: () => () => {} };
  return { target: window.opener, referrer: document.referrer, listen: listenForWindowMessages };
}
