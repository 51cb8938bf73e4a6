import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { describe, expect, test } from 'vitest';
import { recordCpu } from './cpu-record.ts';
import { describeCpu } from './describe-cpu.ts';
import { hasProcessTimes, listProcesses, parseStat } from './list-processes.ts';
import { createNotes, noteRunning } from './running-files.ts';

test('a process is read whatever its name holds', () => {
  const stat = '42 (a (b) c) S 7 42 42 0 -1 4194560 1 2 3 4 150 50 20 30 20 0 1 0 9876 1 2 3 4 5 6';
  expect(parseStat(stat, 'a')).toEqual({
    pid: 42,
    parent: 7,
    startedAt: 9876,
    ownSeconds: 2,
    endedChildrenSeconds: 0.5,
    command: 'a',
  });
  expect(() => parseStat('42 (a) S', 'a')).toThrow('no number');
});

test('a report names parts and files, the dearest first', () => {
  const times = {
    seconds: 150,
    parts: new Map([
      ['build', 30],
      ['units', 120],
    ]),
    files: new Map([
      ['units /r/a.test.ts', 20],
      ['units /r/b.test.ts', 100],
    ]),
  };
  expect(describeCpu(times, '/r')).toEqual([
    'CPU minutes: 2.5 (units 2.0, build 0.5).',
    'Files that used most, in CPU seconds:',
    '  100.0 units b.test.ts',
    '   20.0 units a.test.ts',
  ]);
});

describe.runIf(hasProcessTimes)('where the system shows CPU times', () => {
  /** Uses the processor until it has used so many seconds, which `/proc` then shows. */
  const busy = 'while (process.cpuUsage().user < 400_000);';

  test('what a child used counts for the file that its process runs, also after its end', async () => {
    const { folder, remove } = createNotes();
    const record = recordCpu(process.pid, folder);
    const child = spawn(process.execPath, [
      '-e',
      `require('node:child_process').spawnSync(process.execPath, ['-e', '${busy}']); setInterval(() => {}, 1000);
       console.log('used')`,
    ]);
    const startedAt = listProcesses().find(({ pid }) => pid === child.pid)?.startedAt ?? 0;
    const note = { files: [{ project: 'units', file: '/r/a.test.ts' }], startedAt };
    noteRunning(child.pid ?? 0, note, folder);
    await once(child.stdout, 'data');
    const times = record.end();
    child.kill('SIGKILL');
    await once(child, 'exit');
    remove();
    expect(times?.files.get('units /r/a.test.ts')).toBeGreaterThanOrEqual(0.4);
    expect(times?.seconds).toBeGreaterThanOrEqual(times?.parts.get('units') ?? Infinity);
  });

  test('this process is among those that are read', () => {
    const own = listProcesses().find(({ pid }) => pid === process.pid);
    expect(own?.parent).toBe(process.ppid);
    expect(own?.ownSeconds).toBeGreaterThan(0);
  });
});
