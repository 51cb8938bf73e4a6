/** Rejects when the file at the address is not what it was built as. */
export type CheckFile = (address: string) => Promise<unknown>;

/** Imports a file of the SDK; a failure gets a second try under another address. */
export async function importModule(address: string, check?: CheckFile): Promise<unknown> {
  try {
    await check?.(address);
    return await import(/* @vite-ignore */ address);
  } catch {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    // Firefox remembers a failed import for ever.
    const again = `${address}?1`;
    await check?.(again);
    return import(/* @vite-ignore */ again);
  }
}
