/** Rejects when the file at the address is not what it was built as. */
export type CheckFile = (address: string) => Promise<unknown>;

/** Imports a file of the SDK; after a failure once more, and then from another address. */
export async function importModule(address: string, check?: CheckFile): Promise<unknown> {
  const load = async (from: string): Promise<unknown> => {
    await check?.(from);
    return import(/* @vite-ignore */ from);
  };
  try {
    return await load(address);
  } catch {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    // Firefox remembers a failed import, and what it imports, for ever: there only the other helps.
    return load(address).catch(() => load(otherAddress(address, check !== undefined)));
  }
}

/**
 * A widget comes from the folder in which all of its version stands again, as its parts import it
 * by name; a part stays with the widget that it shares modules with. A page that checks each file
 * knows no hash of the folder's runtime.
 */
function otherAddress(address: string, isChecked: boolean): string {
  const [, folder, file] = /^(.*\/)(bw-[\w-]+\.js)$/.exec(address) ?? [];
  if (folder === undefined || isChecked) return `${address}?1`;
  return folder.endsWith('/again/') ? address : `${folder}again/${file}`;
}
