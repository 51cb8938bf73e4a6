import { parentPort, workerData } from 'node:worker_threads';
import { hashSync, verifySync } from '@node-rs/argon2';
import { lowerPriority } from '../../platform/lower-priority.ts';
import type { HashingOutcome, HashingTask, ThreadSettings } from './hashing-threads.ts';

// The code that starts this thread passes its settings.
const { strength, priority } = workerData as ThreadSettings;
if (priority !== undefined) lowerPriority(priority);

function outcomeOf({ password, against }: HashingTask): HashingOutcome {
  try {
    return {
      value: against === undefined ? hashSync(password, strength) : verifySync(against, password),
    };
  } catch (error) {
    return { error };
  }
}

parentPort?.on('message', (task: HashingTask) => parentPort?.postMessage(outcomeOf(task)));
