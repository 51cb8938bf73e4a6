import { brandBytes, isHeic, readBrands } from '../vocabulary/file-brands.ts';

/** Why a picture can't be read. */
export type UnreadableFault = 'heic' | 'unreadable';

/** The reason why nobody could read a file that was chosen as a picture. */
export async function findUnreadableFault(file: Blob): Promise<UnreadableFault> {
  try {
    const beginning = await file.slice(0, brandBytes).arrayBuffer();
    return isHeic(readBrands(new Uint8Array(beginning))) ? 'heic' : 'unreadable';
  } catch {
    // The file itself can't be opened any more.
    return 'unreadable';
  }
}
