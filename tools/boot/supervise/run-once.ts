import { type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { SETTING_FAULT_EXIT } from '@boardwalk/server-parts/setting-fault';
import { SettingsRefused } from './settings-refused.ts';

/** A program that is run to its end. */
export interface Errand {
  command: string;
  args: readonly string[];
  options?: SpawnOptions;
  /** Ends the program early; the run then rejects with the signal's reason. */
  signal: AbortSignal;
}

/** An errand that ended badly. */
export class ErrandFailure extends Error {
  override readonly name = 'ErrandFailure';
  /** What it wrote to its standard error; empty where that was not piped. */
  readonly complaint: string;

  constructor(how: string, complaint: string) {
    super(how);
    this.complaint = complaint;
  }
}

/** Runs a program to its end; rejects when it ends other than with 0. */
export async function runOnce({ command, args, options, signal }: Errand): Promise<void> {
  signal.throwIfAborted();
  // A session of its own: Ctrl-C in the terminal reaches it through `signal` alone.
  const child = spawn(command, args, { ...options, detached: true });
  const end = () => child.kill('SIGTERM');
  signal.addEventListener('abort', end);
  try {
    const complaint = child.stderr === null ? Promise.resolve('') : text(child.stderr);
    const [code, endSignal] = await once(child, 'exit');
    signal.throwIfAborted();
    if (code === SETTING_FAULT_EXIT) throw new SettingsRefused();
    if (code !== 0) throw new ErrandFailure(endSignal ?? `exit code ${code}`, await complaint);
  } finally {
    signal.removeEventListener('abort', end);
  }
}
