import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartFailure } from '../start-failure.mjs';

/** Another start that came within this time would have taken the socket over. */
const SETTLING_MS = 60;

/**
 * Claims the cluster for this process: a socket that answers with its owner's process id, which
 * unlike a file never outlives the owner. Refused while another process owns it. Gives it back
 * by calling the result.
 */
export async function claimCluster(socketFolder: string): Promise<() => void> {
  const socket = path.join(socketFolder, 'owner');
  await refuseWhileOwned(socket);
  rmSync(socket, { force: true });
  const server = createServer((connection) => connection.end(String(process.pid)));
  server.listen(socket);
  await once(server, 'listening');
  server.unref();
  await sleep(SETTLING_MS);
  await refuseWhileOwned(socket);
  return () => server.close();
}

async function refuseWhileOwned(socket: string): Promise<void> {
  const owner = await askOwner(socket);
  if (owner === undefined || owner === process.pid) return;
  throw new StartFailure(
    `Boardwalk already runs on this data folder (process ${owner}): stop it first, or set BOARDWALK_DATA and PORT for a second one.`,
  );
}

function askOwner(socket: string): Promise<number | undefined> {
  return new Promise((resolve) => {
    let answer = '';
    const connection = connect(socket);
    connection.setEncoding('utf8').setTimeout(2_000, () => connection.destroy());
    connection.on('data', (text) => {
      answer += text;
    });
    connection.on('error', () => resolve(undefined));
    connection.on('close', () => resolve(answer === '' ? undefined : Number(answer)));
  });
}
