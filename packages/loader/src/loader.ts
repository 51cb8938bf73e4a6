import { readDocument } from './clobber-safe.ts';
import { type BoardwalkFunction, earlierLoader } from './earlier-loader.ts';
import { watchTags } from './watch-tags.ts';

/** Filled in by the build. */
declare const VERSION: string;
/** The runtime's hash in the pinned loader, nothing in the evergreen one. */
declare const RUNTIME_INTEGRITY: string;

/** Rejects when a file is not the one with the hash. */
type CheckFile = (address: string, hash: string) => Promise<unknown>;

/** What the loader needs of the runtime. */
interface Runtime {
  start(settings: object, commands: unknown[], check?: CheckFile): void;
  importWidget(tag: string): Promise<unknown>;
}

function debug(...facts: unknown[]): void {
  if (location.search.includes('bw-debug')) console.info('[boardwalk]', ...facts);
}

function startLoader(script: HTMLScriptElement, earlier?: BoardwalkFunction): void {
  const root = new URL('..', script.src);
  const commands: unknown[] = [...(earlier?.q ?? [])];
  /** By tag, until it fails: who comes later tries anew. */
  const loading: Record<string, Promise<unknown> | undefined> = {};
  let runtime: Promise<Runtime> | undefined;

  function addressOf(name: string, v = 'v'): string {
    return `${root + v + VERSION}/${name}.js`;
  }

  function preload(href: string, checked?: Partial<HTMLLinkElement>): void {
    readDocument('head')?.append(
      Object.assign(
        document.createElement('link'),
        { rel: 'modulepreload', nonce: script.nonce, href },
        checked,
      ),
    );
  }

  function check(href: string, integrity: string): Promise<unknown> {
    return new Promise((onload, onerror) => preload(href, { integrity, onload, onerror }));
  }

  async function importRuntime(v?: string): Promise<Runtime> {
    const address = addressOf('runtime', v);
    if (RUNTIME_INTEGRITY) await check(address, RUNTIME_INTEGRITY);
    return import(address);
  }

  async function startRuntime(): Promise<Runtime> {
    const found = await importRuntime().catch(async (error) => {
      debug('retries', error);
      await new Promise((resolve) => setTimeout(resolve, 1000));
      // Firefox remembers a failed import for ever: %76 is v, but to it another address.
      return importRuntime('%76');
    });
    found.start(script.dataset, commands, ...(RUNTIME_INTEGRITY ? [check] : []));
    return found;
  }

  async function loadOwn(tag: string): Promise<unknown> {
    if (!RUNTIME_INTEGRITY) preload(addressOf(tag));
    runtime ??= startRuntime();
    runtime.catch(() => {
      runtime = undefined;
    });
    return (await runtime).importWidget(tag);
  }

  function load(tag: string): Promise<unknown> {
    loading[tag] ??= earlier?.load?.(tag).catch(() => loadOwn(tag)) ?? loadOwn(tag);
    return loading[tag];
  }

  const boardwalk: BoardwalkFunction = (...command) => commands.push(command);
  window.Boardwalk = Object.assign(boardwalk, { version: VERSION, load });
  debug(VERSION, root, script.async && 'may shift');

  watchTags((element) => {
    const tag = element.localName;
    load(tag).then(
      () => debug('shows', tag),
      (error) => {
        debug('fails', tag, error);
        loading[tag] = undefined;
        element.style.minHeight = '';
        element.dispatchEvent(
          new CustomEvent('bw-error', { detail: { tag, error }, bubbles: true, composed: true }),
        );
      },
    );
  });
}

// Nothing else than a classic HTML script runs this file.
const script = readDocument('currentScript') as HTMLScriptElement;
const earlier = earlierLoader();
if (earlier?.version !== VERSION) startLoader(script, earlier);
