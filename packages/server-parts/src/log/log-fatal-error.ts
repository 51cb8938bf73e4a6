import { writeSync } from 'node:fs';
import { logSettings } from './log-settings.ts';

const standardError = 2;
/** pino's number for what ends a process. */
const fatal = 60;

/** Writes a line about the error that ends this process, at once: nothing may come after it. */
export function logFatalError(sentence: string, error: unknown): void {
  const { serializers, base } = logSettings(nameOfProcess());
  const line = {
    level: fatal,
    time: new Date().toISOString(),
    ...base,
    err: serializers.err(error),
    msg: sentence,
  };
  writeSync(standardError, `${JSON.stringify(line)}\n`);
}

/** `apps/api/src/main.ts` and the like: what was started. */
function nameOfProcess(): string {
  return (process.argv[1] ?? '').split('/').slice(-4).join('/');
}
