import { execFileSync } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';

/** Ends a hang alone. */
const LONGEST_WAIT_MS = 120_000;

/** Waits until `holds` answers true; an error that it throws ends the wait. */
export async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = performance.now() + LONGEST_WAIT_MS;
  while (!(await holds())) {
    if (performance.now() > deadline) throw new Error(`Still not: ${holds}`);
    await sleep(50);
  }
}

/** Waits until none of the processes is left. */
export function untilGone(pids: Iterable<number>): Promise<void> {
  const all = [...pids];
  return until(() => !all.some(isRunning));
}

/** Whether a process is there; a dead one whose parent has not noticed is not. */
export function isRunning(pid: number): boolean {
  return listProcesses().some((entry) => entry.pid === pid);
}

/** Kills every one of the processes that is still there: some end with others, or by themselves. */
export function killAll(pids: Iterable<number>): void {
  for (const pid of pids) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch (cause) {
      if ((cause as NodeJS.ErrnoException).code !== 'ESRCH') throw cause;
    }
  }
}

/** The numbers of all processes below `root`, by what they run. */
export function listDescendants(root: number | undefined): Map<string, number> {
  const processes = listProcesses();
  const below = new Map<string, number>();
  const parents = [root];
  for (const parent of parents) {
    for (const { pid, ppid, command } of processes) {
      if (ppid !== parent) continue;
      parents.push(pid);
      below.set(command, pid);
    }
  }
  return below;
}

function listProcesses() {
  const table = execFileSync('ps', ['-eo', 'pid=,ppid=,stat=,args='], { encoding: 'utf8' });
  return table
    .split('\n')
    .map((line) => /^\s*(\d+)\s+(\d+)\s+(\S+)\s+(.*)$/.exec(line))
    .filter((match) => match !== null && !match[3]?.startsWith('Z'))
    .map((match) => ({
      pid: Number(match?.[1]),
      ppid: Number(match?.[2]),
      command: match?.[4] ?? '',
    }));
}
