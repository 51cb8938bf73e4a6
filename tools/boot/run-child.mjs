import { spawn } from 'node:child_process';
import { constants } from 'node:os';

const PARENT_POLL_MS = 250;
/** Longer than the supervisor needs for a shutdown, its database's checkpoint included. */
const GRACE_MS = 90_000;

/**
 * Runs one program in the foreground and exits as it does. Signals are passed on, and when the
 * process above (npm) is gone the child is signalled to end: nothing is left behind.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ cwd: string, env: NodeJS.ProcessEnv }} options
 */
export function runChild(command, args, { cwd, env }) {
  // The ipc slot notifies the child when this process is gone, even if killed.
  const child = spawn(command, args, { cwd, env, stdio: ['inherit', 'inherit', 'inherit', 'ipc'] });
  let isEnding = false;
  /** @param {NodeJS.Signals} signal */
  const end = (signal) => {
    child.kill(signal);
    if (!isEnding) setTimeout(() => child.kill('SIGKILL'), GRACE_MS).unref();
    isEnding = true;
  };
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, end);
  }
  const parent = process.ppid;
  setInterval(() => process.ppid === parent || end('SIGTERM'), PARENT_POLL_MS).unref();
  child.on('error', (cause) => {
    process.stderr.write(`${command} cannot be run: ${cause.message}\n`);
    process.exit(1);
  });
  child.on('exit', (code, signal) => {
    process.exit(code ?? 128 + (signal === null ? 0 : constants.signals[signal]));
  });
}
