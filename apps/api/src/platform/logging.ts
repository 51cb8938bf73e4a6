import { type Logger, pino, stdTimeFunctions } from 'pino';

export type Log = Logger;

/** JSON lines on standard output; names that may hold secrets are struck out. */
export function createLog(level: string): Log {
  return pino({
    level,
    timestamp: stdTimeFunctions.isoTime,
    base: { service: 'api' },
    redact: {
      paths: ['*.password', '*.token', '*.authorization', '*.cookie', 'password', 'token'],
      censor: '[removed]',
    },
  });
}
