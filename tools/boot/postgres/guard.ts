import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Account } from './account.ts';

/**
 * Waits for one line. Its absence, an end of input, means that this process is gone, even if
 * killed: then the server is signalled to shut down fast, and a disposable folder is removed.
 */
const SCRIPT = `
read -r _ && exit
kill -INT "$1"
[ -n "$2" ] || exit
while kill -0 "$1"; do sleep 0.1; done
rm -rf "$2"
`;

/**
 * Sees to it that `server` does not outlive this process, nor the folder `disposable`, if any.
 * Resolves when the server has ended and the guard after it.
 */
export async function guardServer(
  server: ChildProcess,
  account: Account,
  disposable?: string,
): Promise<void> {
  if (server.pid === undefined) return;
  const guard = spawn('sh', ['-c', SCRIPT, 'guard', String(server.pid), disposable ?? ''], {
    ...account,
    cwd: '/',
    // A session of its own: Ctrl-C in the terminal must not end it.
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  server.on('exit', () => guard.stdin?.end('ended\n'));
  await once(guard, 'exit');
}
