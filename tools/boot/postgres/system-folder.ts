import { chmodSync, mkdirSync } from 'node:fs';

/** Where root keeps what the account of PostgreSQL must reach when the repository is out of its reach. */
export const SYSTEM_FOLDER = '/var/lib/boardwalk';

/** Makes the system folder, which every account may enter whatever root's umask is. */
export function makeSystemFolder(): void {
  mkdirSync(SYSTEM_FOLDER, { recursive: true });
  chmodSync(SYSTEM_FOLDER, 0o755);
}
