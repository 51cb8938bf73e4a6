import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { StartFailure } from '../start-failure.mjs';

/** The operating-system account PostgreSQL runs under; empty when it is this process's own. */
export interface Account {
  uid?: number;
  gid?: number;
}

/**
 * The account that runs the cluster in `folder`. PostgreSQL refuses to run as root, so root hands
 * it to the account that owns the cluster already, or else to one that every system has.
 */
export function findAccount(folder: string): Account {
  if (process.getuid?.() !== 0) return {};
  const owner = statSync(folder, { throwIfNoEntry: false });
  if (owner !== undefined && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  for (const name of ['postgres', 'nobody']) {
    const uid = readId('-u', name);
    const gid = readId('-g', name);
    if (uid !== undefined && gid !== undefined) return { uid, gid };
  }
  throw new StartFailure(
    'PostgreSQL cannot run as root and this system has no account "nobody": start Boardwalk as an ordinary user, or set DATABASE_URL to a PostgreSQL of your own.',
  );
}

/** Whether `account` can enter `folder`: it can't below /root, for example. */
export function canEnter(account: Account, folder: string): boolean {
  if (account.uid === undefined) return true;
  const attempt = spawnSync('sh', ['-c', 'cd "$1"', 'enter', folder], {
    ...account,
    cwd: '/',
    stdio: 'ignore',
  });
  return attempt.status === 0;
}

function readId(flag: '-u' | '-g', name: string): number | undefined {
  const found = spawnSync('id', [flag, name], { encoding: 'utf8' });
  return found.status === 0 ? Number(found.stdout) : undefined;
}
