import { CpuMeter } from './cpu-meter.ts';
import { findOwners, type Owner } from './find-owners.ts';
import { hasProcessTimes, listProcesses } from './list-processes.ts';
import { findNote, type Runner } from './running-files.ts';

/** Processes that end between two looks count through their parents. */
const LOOK_EVERY_MS = 1000;

/** CPU seconds of a run: in all, by part, and by part and test file. */
export interface CpuTimes {
  readonly seconds: number;
  readonly parts: ReadonlyMap<string, number>;
  readonly files: ReadonlyMap<string, number>;
}

/** Follows this process and all below it; `folder` holds the notes of which files run. */
export function recordCpu(root: number, folder?: string): { end(): CpuTimes | undefined } {
  if (!hasProcessTimes) return { end: () => undefined };
  const meter = new CpuMeter(root);
  const parts = new Map<string, number>();
  const files = new Map<string, number>();
  const noteOf = (runner: Runner) => (folder === undefined ? undefined : findNote(runner, folder));
  const look = () => {
    for (const usage of meter.read(listProcesses())) {
      if (usage.seconds === 0) continue;
      const owners = findOwners(usage, noteOf);
      for (const owner of owners) add(owner, usage.seconds / owners.length);
    }
  };
  const add = ({ part, file }: Owner, seconds: number) => {
    parts.set(part, (parts.get(part) ?? 0) + seconds);
    if (file === undefined) return;
    const key = `${part} ${file}`;
    files.set(key, (files.get(key) ?? 0) + seconds);
  };
  const timer = setInterval(look, LOOK_EVERY_MS);
  return {
    end() {
      clearInterval(timer);
      look();
      const seconds = [...parts.values()].reduce((sum, one) => sum + one, 0);
      return { seconds, parts, files };
    },
  };
}
