import { chmodSync, mkdtempSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findAccount } from '../boot/postgres/account.ts';
import { type Cluster, startCluster } from '../boot/postgres/cluster.ts';
import { restrictToOwner } from '../boot/postgres/cluster-folder.ts';

/** Databases made from the template take about 12 MB each. */
const NEEDED_BYTES = 1_000_000_000;
const MEMORY_FOLDER = '/dev/shm';

/** Starts an empty cluster that is gone, folder and all, when it is stopped or this process dies. */
export function startTestCluster(signal: AbortSignal): Promise<Cluster> {
  const folder = mkdtempSync(path.join(findRoomyFolder(), 'boardwalk-test-'));
  chmodSync(folder, 0o755);
  const account = findAccount(folder);
  restrictToOwner(folder, account);
  return startCluster({
    folder,
    account,
    isDisposable: true,
    say: (sentence) => process.stderr.write(`${sentence}\n`),
    signal,
  });
}

/** Memory where there is enough of it: a new database takes 20 ms there, on a disk up to 500. */
function findRoomyFolder(): string {
  try {
    const { bavail, bsize } = statfsSync(MEMORY_FOLDER);
    if (bavail * bsize > NEEDED_BYTES) return MEMORY_FOLDER;
  } catch {
    // macOS has no such folder.
  }
  return tmpdir();
}
