import { randomBytes } from 'node:crypto';
import { chmodSync, chownSync, lstatSync, mkdirSync, realpathSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { explainDataFolder } from '../data-folder.ts';
import { StartFailure } from '../start-failure.mjs';
import { type Account, canEnter, findAccount } from './account.ts';
import { makeSystemFolder, SYSTEM_FOLDER } from './system-folder.ts';

/** A folder made ready for a cluster, and the account that owns it. */
export interface ClusterFolder {
  /** Real path, without links. */
  folder: string;
  account: Account;
}

/**
 * Makes `<data>/postgres` ready in the folder `data`, private to the account of PostgreSQL. Where that account can't
 * enter `data` (below /root), `postgres` becomes a link into the system folder.
 */
export function prepareClusterFolder(data: string): ClusterFolder {
  try {
    const folder = path.join(data, 'postgres');
    const account = findAccount(folder);
    if (lstatSync(folder, { throwIfNoEntry: false }) === undefined) {
      if (canEnter(account, data)) mkdirSync(folder);
      else symlinkSync(makeOutside(), folder);
    }
    return { folder: restrictToOwner(realpathSync(folder), account), account };
  } catch (cause) {
    if (cause instanceof StartFailure) throw cause;
    throw explainDataFolder(data, cause);
  }
}

/** Hands `folder`, made when missing, to `account` alone and returns it. */
export function restrictToOwner(folder: string, account: Account): string {
  mkdirSync(folder, { recursive: true });
  if (account.uid !== undefined && account.gid !== undefined) {
    chownSync(folder, account.uid, account.gid);
  }
  chmodSync(folder, 0o700);
  return folder;
}

function makeOutside(): string {
  makeSystemFolder();
  const folder = path.join(SYSTEM_FOLDER, randomBytes(6).toString('hex'));
  mkdirSync(folder);
  return folder;
}
