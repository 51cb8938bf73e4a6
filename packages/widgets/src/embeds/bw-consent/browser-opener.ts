import type { Opener } from '@boardwalk/sdk-core/embeds/consent-store';

/** The page that opened this window. */
export function browserOpener(): Opener {
  return {
    target: window.opener,
    referrer: document.referrer,
    listen(listener) {
      addEventListener('message', listener);
      return () => removeEventListener('message', listener);
    },
  };
}
