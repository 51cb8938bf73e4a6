import { setOwnOrigin } from '../element/environment/browser-environment.ts';
import { joinPage } from '../element/environment/registry.ts';
import { configure } from '../element/environment/settings.ts';
import { version } from '../element/environment/version.ts';
import { setRouteDialog } from '../element/route-dialog.ts';
import { runCommands } from './commands.ts';
import { loadTextsBeside } from './language-files.ts';

export { registerElement } from '../element/mount/register-element.ts';

/** Checks a file against its hash; what a pinned loader hands over. */
type CheckFile = (address: string, hash: string) => Promise<unknown>;

/** What a widget's file hands over; the build writes it. */
interface WidgetFile {
  /** Why it defines nothing on this page. */
  readonly refusal?: string;
}

const addressOf = (name: string) => new URL(`${name}.js`, import.meta.url).href;
const registry = joinPage(version, importWidget);
let isReady: Promise<unknown> | undefined;

registry.beside?.set(new URL('.', import.meta.url).href, loadTextsBeside);
setOwnOrigin(new URL(import.meta.url).origin);
setRouteDialog(async () => (await import('./listing-dialog.tsx')).listingDialog);

const [first] = registry.versions;
if (first !== version) console.warn(`[boardwalk] ${version} found ${first}, which stays in charge`);

/** Defines a tag; rejects when this version has none such, or its file refuses to work here. */
export async function importWidget(tag: string): Promise<void> {
  await isReady;
  const { refusal } = (await registry.importModule(addressOf(tag))) as WidgetFile;
  if (refusal) throw new Error(refusal);
  await customElements.whenDefined(tag);
}

/** The loader's call: the attributes of its script, what the page said so far, how to check. */
export function start(settings: object, commands: unknown[], check?: CheckFile): void {
  configure(settings);
  if (check) isReady = checkFiles(check);
  runCommands(commands);
}

/** From now on every file of this version is what it was built as. */
async function checkFiles(check: CheckFile): Promise<void> {
  registry.checks.set(addressOf('chunk-hashes'), (address) => check(address, '__HASH_OF_HASHES__'));
  const { chunkHashes } = await import('./chunk-hashes.ts');
  const hashes = new URLSearchParams(chunkHashes);
  for (const [name, facts] of hashes) {
    const [hash, ...imported] = facts.split(' ');
    registry.checks.set(addressOf(name), (address) =>
      Promise.all([
        check(address, `sha256-${hash}`),
        ...imported.map((file) =>
          check(addressOf(file), `sha256-${hashes.get(file)?.split(' ')[0]}`),
        ),
      ]),
    );
  }
}
