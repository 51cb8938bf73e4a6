import { setTimeout as sleep } from 'node:timers/promises';
import { record } from '../../../../record.ts';

await sleep(Number(process.env.STAND_IN_LOAD_MS ?? 0));
record('load');
