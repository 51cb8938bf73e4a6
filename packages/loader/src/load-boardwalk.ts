import type { PageSettings } from '@boardwalk/sdk-core/vocabulary/routes/page-settings';
import { type BoardwalkFunction, earlierLoader, type LoadWidgets } from './earlier-loader.ts';

export type { BoardwalkFunction, LoadWidgets, PageSettings };

/** How an application brings the script tag in. */
export interface LoadOptions extends PageSettings {
  /** Of a Content-Security-Policy that asks for one. */
  readonly nonce?: string;
  /** The hash of a pinned script, `/v{version}/boardwalk.js`. */
  readonly integrity?: string;
  /** Leaves it to the page to ask for each widget: `Boardwalk.load('bw-search')`. */
  readonly watch?: 'off';
}

const loading = new Map<string, Promise<BoardwalkFunction>>();

/**
 * Adds the script tag of `address` (`https://YOUR-BOARDWALK/v1/boardwalk.js`) to the page, once
 * however often it is called, and resolves when widgets load: `await loadBoardwalk(address)`.
 * Rejects where the script can't be had, and may then be called again; on a server it never settles.
 * A page that forbids scripts to add scripts (Trusted Types) writes the tag into its HTML instead.
 */
export function loadBoardwalk(
  address: string,
  options: LoadOptions = {},
): Promise<BoardwalkFunction> {
  if (typeof document === 'undefined') return new Promise(() => {});
  const earlier = earlierLoader();
  const started =
    loading.get(address) ??
    (earlier?.load ? Promise.resolve(earlier) : addScript(address, options));
  loading.set(address, started);
  started.catch(() => loading.delete(address));
  return started;
}

function addScript(
  src: string,
  { nonce, integrity, ...settings }: LoadOptions,
): Promise<BoardwalkFunction> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    Object.assign(script.dataset, settings);
    if (nonce !== undefined) script.nonce = nonce;
    if (integrity !== undefined) Object.assign(script, { integrity, crossOrigin: 'anonymous' });
    script.onload = () => {
      const boardwalk = earlierLoader();
      if (boardwalk?.load) resolve(boardwalk);
      else reject(new Error(`${src} is not Boardwalk's script`));
    };
    script.onerror = () => {
      script.remove();
      reject(new Error(`${src} could not be loaded`));
    };
    script.src = src;
    document.head.append(script);
  });
}
