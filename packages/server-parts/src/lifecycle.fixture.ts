import { setTimeout as sleep } from 'node:timers/promises';
import { onShutdown } from './lifecycle.ts';

const isHanging = process.argv[2] === 'hangs';

async function close(): Promise<void> {
  process.stdout.write('closing\n');
  if (process.argv[2] === 'fails') throw new Error('the pool is stuck');
  if (isHanging) await new Promise(() => undefined);
  await sleep(60);
  process.stdout.write('closed\n');
}

// Long enough for all who close, however slow the machine is.
onShutdown(close, isHanging ? 300 : 60_000);
if (process.argv[2] === 'throws') setTimeout(() => JSON.parse('canary'), 50);
if (process.argv[2] === 'rejects') setTimeout(async () => JSON.parse('canary'), 50);
setInterval(() => {}, 1_000);
process.send?.('ready');
