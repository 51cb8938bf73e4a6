import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** What the kernel knows of one process; CPU time is user and system time, in seconds. */
export interface ProcessReading {
  readonly pid: number;
  readonly parent: number;
  /** Kernel ticks since the boot at which it began: with `pid` it names one process only. */
  readonly startedAt: number;
  readonly ownSeconds: number;
  /** Of its children that ended and whose end it has read, and of theirs. */
  readonly endedChildrenSeconds: number;
  readonly command: string;
}

/** Linux counts CPU time for readers in hundredths of a second on every platform. */
const TICKS_PER_SECOND = 100;

/** Whether this system shows CPU times of all processes, as Linux does in `/proc`. */
export const hasProcessTimes = existsSync('/proc/self/stat');

/** Every process of this machine that can be read. */
export function listProcesses(): ProcessReading[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
        const command = readFileSync(`/proc/${name}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
        return [parseStat(stat, command)];
      } catch {
        // It has ended since the folder was listed.
        return [];
      }
    });
}

/** When this process began, as in `ProcessReading`. */
export function readOwnStart(): number {
  return parseStat(readFileSync('/proc/self/stat', 'utf8'), '').startedAt;
}

/** A line of `/proc/<pid>/stat`, whose second field is a name in brackets that may hold anything. */
export function parseStat(stat: string, command: string): ProcessReading {
  const end = stat.lastIndexOf(')');
  const fields = stat
    .slice(end + 2)
    .split(' ')
    .map(Number);
  const seconds = (first: number) =>
    (numberAt(fields, first) + numberAt(fields, first + 1)) / TICKS_PER_SECOND;
  return {
    pid: Number.parseInt(stat, 10),
    // Fields as proc(5) counts them, from the third on.
    parent: numberAt(fields, 4),
    startedAt: numberAt(fields, 22),
    ownSeconds: seconds(14),
    endedChildrenSeconds: seconds(16),
    command,
  };
}

function numberAt(fields: readonly number[], field: number): number {
  const value = fields[field - 3];
  if (value === undefined || Number.isNaN(value)) {
    throw new Error(`/proc/<pid>/stat has no number as its field ${field}.`);
  }
  return value;
}
