import { setTimeout as sleep } from 'node:timers/promises';
import { onShutdown } from './lifecycle.ts';

const GRACE_MS = 300;

async function close(): Promise<void> {
  process.stdout.write('closing\n');
  if (process.argv[2] === 'fails') throw new Error('the pool is stuck');
  await sleep(process.argv[2] === 'hangs' ? GRACE_MS * 20 : GRACE_MS / 5);
  process.stdout.write('closed\n');
}

onShutdown(close, GRACE_MS);
if (process.argv[2] === 'throws') setTimeout(() => JSON.parse('canary'), 50);
if (process.argv[2] === 'rejects') setTimeout(async () => JSON.parse('canary'), 50);
setInterval(() => {}, 1_000);
process.send?.('ready');
