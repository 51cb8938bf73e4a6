import { logFatalError } from './log/log-fatal-error.ts';

/** A setting with which a process can't start; its message is one sentence with the remedy. */
export class SettingFault extends Error {
  override readonly name = 'SettingFault';
}

/** How a process ends that refuses its settings (EX_CONFIG); starting it again changes nothing. */
export const SETTING_FAULT_EXIT = 78;

/**
 * Runs `start`; where a setting prevents it from starting, its sentence is all that is printed. Any
 * other error ends the process with a line of the log, as Node's own would reveal what it was
 * given.
 */
export async function startWithSettings(start: () => Promise<void>): Promise<void> {
  try {
    await start();
  } catch (cause) {
    if (!(cause instanceof SettingFault)) {
      logFatalError('starting failed', cause);
      process.exit(1);
    }
    process.stderr.write(`${cause.message}\n`);
    process.exit(SETTING_FAULT_EXIT);
  }
}
