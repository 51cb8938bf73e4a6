import path from 'node:path';
import type { CpuTimes } from './cpu-record.ts';

const DEAREST_FILES = 10;

/** Lines that say what a run's CPU time went into; a file's name counts from `root`. */
export function describeCpu({ seconds, parts, files }: CpuTimes, root: string): string[] {
  const minutes = dearestFirst(parts).map(([part, own]) => `${part} ${toMinutes(own)}`);
  const dearest = dearestFirst(files).slice(0, DEAREST_FILES);
  return [
    `CPU minutes: ${toMinutes(seconds)} (${minutes.join(', ')}).`,
    ...(dearest.length > 0 ? ['Files that used most, in CPU seconds:'] : []),
    ...dearest.map(([name, own]) => `${own.toFixed(1).padStart(7)} ${shorten(name, root)}`),
  ];
}

/** A run's CPU seconds, and those of its parts, as one line of JSON. */
export function cpuFigure(id: string, { seconds, parts }: CpuTimes): string {
  const rounded = [...parts].map(([part, own]) => [part, Math.round(own)]);
  return JSON.stringify({
    id,
    value: Math.round(seconds),
    unit: 's',
    parts: Object.fromEntries(rounded),
  });
}

/** CPU seconds in minutes, to one place. */
function toMinutes(seconds: number): string {
  return (seconds / 60).toFixed(1);
}

function dearestFirst(seconds: ReadonlyMap<string, number>): [string, number][] {
  return [...seconds].toSorted(([, one], [, other]) => other - one);
}

/** Its key is the project and the absolute path. */
function shorten(key: string, root: string): string {
  return key.replace(`${root}${path.sep}`, '');
}
