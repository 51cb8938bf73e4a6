import { logSettings } from '@boardwalk/server-parts/log/log-settings';
import { type DestinationStream, type Logger, pino } from 'pino';

export type Log = Logger;

/** JSON lines on standard output, with nothing that anybody wrote. */
export function createLog(level: string, destination?: DestinationStream): Log {
  const settings = { ...logSettings('api'), level };
  return destination ? pino(settings, destination) : pino(settings);
}
