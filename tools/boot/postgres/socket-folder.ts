import { createHash } from 'node:crypto';
import { lstatSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { StartFailure } from '../start-failure.mjs';
import type { Account } from './account.ts';
import { restrictToOwner } from './cluster-folder.ts';

/** A socket's path has at most 107 bytes on Linux and 103 on macOS, of which a name takes 13. */
const LONGEST_FOLDER = 90;

/** The folder of the cluster's sockets, made ready: inside the cluster's, or a short stand-in. */
export function prepareSocketFolder(clusterFolder: string, account: Account): string {
  const inside = path.join(clusterFolder, 'socket');
  if (Buffer.byteLength(inside) <= LONGEST_FOLDER) return restrictToOwner(inside, account);
  const key = createHash('sha256').update(clusterFolder).digest('hex').slice(0, 16);
  const stand = path.join(tmpdir(), `boardwalk-${key}`);
  const present = lstatSync(stand, { throwIfNoEntry: false });
  const expected = account.uid ?? process.getuid?.();
  if (present !== undefined && (present.uid !== expected || !present.isDirectory())) {
    throw new StartFailure(
      `${stand}, where the database's socket belongs, is somebody else's: remove it, or set BOARDWALK_DATA to a folder with a shorter path.`,
    );
  }
  return restrictToOwner(stand, account);
}
