import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { copyFile, link, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, resolve, sep } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { explainFullDisk, limitToDiskRoom, requireDiskRoom } from './disk-room.ts';
import type { Storage, StoredFile } from './storage.ts';

/**
 * Files in a folder of this machine, on whose disk `keptFree` bytes stay free. What is being written
 * is invisible until it is whole.
 */
export function createLocalStorage(folder: string, keptFree = 0): Storage {
  const root = resolve(folder);
  const unfinished = join(root, '.unfinished');

  function locate(path: string): string {
    const file = resolve(root, path);
    if (!file.startsWith(root + sep)) throw new Error(`"${path}" lies outside the storage folder.`);
    return file;
  }

  async function place(path: string, write: (draft: string) => Promise<void>): Promise<StoredFile> {
    const file = locate(path);
    const draft = join(unfinished, randomUUID());
    try {
      await mkdir(unfinished, { recursive: true });
      await write(draft);
      const { size } = await stat(draft);
      await mkdir(dirname(file), { recursive: true });
      await rename(draft, file);
      return { bytes: size };
    } catch (error) {
      throw explainFullDisk(error);
    } finally {
      // It is still there after a failure, and where both names are links to one file.
      await rm(draft, { force: true });
    }
  }

  return {
    put(path, content) {
      const source = content instanceof Readable ? content : Readable.from([content]);
      const requireRoom = () => requireDiskRoom(unfinished, keptFree);
      return place(path, async (draft) => {
        const target = createWriteStream(draft, { flush: true });
        // A stream that is given up while its file is being opened makes the file all the same.
        const closed = new Promise<void>((resolve) => target.once('close', resolve));
        try {
          await pipeline(
            source,
            (pieces: AsyncIterable<Uint8Array>) => limitToDiskRoom(pieces, requireRoom),
            target,
          );
        } finally {
          await closed;
        }
      });
    },
    adopt(path, localFile) {
      return place(path, (draft) => linkOrCopy(localFile, draft));
    },
    async find(path) {
      const found = await stat(locate(path)).catch(ignoreMissing);
      return found?.isFile() ? { bytes: found.size } : undefined;
    },
    read(path, range) {
      return createReadStream(locate(path), range);
    },
    async remove(path) {
      await rm(locate(path), { force: true });
    },
    async removeUnfinished(before) {
      for (const name of await readdir(unfinished).catch(() => [])) {
        const draft = join(unfinished, name);
        const found = await stat(draft).catch(ignoreMissing);
        if (found && found.mtime < before) await rm(draft, { force: true });
      }
    },
  };
}

/** A link costs nothing; it cannot reach another disk, and some file systems have none. */
async function linkOrCopy(from: string, to: string): Promise<void> {
  try {
    await link(from, to);
  } catch {
    await copyFile(from, to);
  }
}

function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT' && error.code !== 'ENOTDIR') throw error;
}
