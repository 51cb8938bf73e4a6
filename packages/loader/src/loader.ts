import { readDocument } from './clobber-safe.ts';
import { type BoardwalkFunction, earlierLoader, type LoadWidgets } from './earlier-loader.ts';
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

/**
 * However many elements a page adds, a file that can't be loaded is requested once in this time.
 */
const failureMs = 5000;

function debug(...facts: unknown[]): void {
  if (location.search.includes('bw-debug')) console.info('[boardwalk]', ...facts);
}

function startLoader(script: HTMLScriptElement, earlier?: BoardwalkFunction): void {
  const root = new URL('..', script.src);
  const commands: unknown[] = [...(earlier?.q ?? [])];
  /** By tag; a failure counts for a while, then the next caller tries again. */
  const loading: Record<string, Promise<unknown> | undefined> = {};
  let folder = `v${VERSION}`;
  let runtime: Promise<Runtime> | undefined;

  const addressOf = (name: string) => `${root + folder}/${name}.js`;

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

  async function importRuntime(): Promise<Runtime> {
    const address = addressOf('runtime');
    if (RUNTIME_INTEGRITY) await check(address, RUNTIME_INTEGRITY);
    return import(address);
  }

  async function startRuntime(): Promise<Runtime> {
    const found = await importRuntime().catch(async (error) => {
      debug('retries', error);
      await new Promise((resolve) => setTimeout(resolve, 1000));
      // Firefox remembers a failed import for ever. The server answers with the same files under
      // here, and what a file imports comes from its own folder: from now on all do.
      folder = `v${VERSION}/again`;
      return importRuntime();
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

  function loadTag(tag: string): Promise<unknown> {
    if (!loading[tag]) {
      loading[tag] = earlier?.load?.(tag).catch(() => loadOwn(tag)) ?? loadOwn(tag);
      loading[tag].catch(() => setTimeout(() => delete loading[tag], failureMs));
    }
    return loading[tag];
  }

  const boardwalk: BoardwalkFunction = (...command) => commands.push(command);
  debug(VERSION, root, script.async && 'may shift');

  const watch = watchTags((element) => {
    const tag = element.localName;
    loadTag(tag).then(
      () => debug('shows', tag),
      (error) => {
        debug('fails', tag, error);
        element.style.minHeight = '';
        // The page's own element, which it has defined meanwhile.
        if (customElements.get(tag)) {
          element.style.display = '';
          return;
        }
        element.dispatchEvent(
          new CustomEvent('bw-error', { detail: { tag, error }, bubbles: true, composed: true }),
        );
      },
    );
  });
  // Overloads are written as one function, which answers what its argument asks for.
  const load = ((what: string | ShadowRoot) =>
    typeof what === 'string' ? loadTag(what) : watch(what)) as LoadWidgets;
  if (script.dataset.watch !== 'off') watch(document);
  window.Boardwalk = Object.assign(boardwalk, { version: VERSION, load });
}

// Of a classic HTML script, which alone says where this file came from and what the page sets.
const script = readDocument('currentScript') as HTMLScriptElement | null;
const earlier = earlierLoader();
// The console names this file beside it.
if (!script) throw 'no <script>';
if (earlier?.version !== VERSION) startLoader(script, earlier);
