import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { listDescendants, until } from './processes.ts';
import type { StandIn } from './stand-in.ts';

const SUPERVISOR = path.resolve(import.meta.dirname, '../supervisor.ts');

/** A supervisor at work on a stand-in. */
export interface Supervised {
  process: ChildProcess;
  /** What it printed so far. */
  output(): string;
  /** Resolves when it says that everything runs. */
  ready(): Promise<void>;
  /** Resolves with how it ended: an exit code or a signal. */
  ended(): Promise<number | string>;
  /** Sends it a signal and resolves with how it ended. */
  end(signal: NodeJS.Signals): Promise<number | string>;
  /** The numbers of all processes below it, by what they run. */
  descendants(): Map<string, number>;
}

/** Starts the supervisor in a process group of its own, as a terminal would. */
export function supervise(standIn: StandIn, environment: NodeJS.ProcessEnv = {}): Supervised {
  const child = spawn(process.execPath, [SUPERVISOR], {
    cwd: standIn.folder,
    env: {
      ...process.env,
      BOARDWALK_DATA: standIn.data,
      PORT: String(standIn.port),
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let output = '';
  const gather = (text: string) => {
    output += text;
  };
  child.stdout.setEncoding('utf8').on('data', gather);
  child.stderr.setEncoding('utf8').on('data', gather);
  const ended = once(child, 'exit').then(([code, signal]) => code ?? signal);
  return {
    process: child,
    output: () => output,
    ready: () =>
      until(() => {
        if (child.exitCode !== null) throw new Error(`The supervisor ended:\n${output}`);
        return output.includes('Ctrl-C stops it.');
      }),
    ended: () => ended,
    end(signal) {
      child.kill(signal);
      return ended;
    },
    descendants: () => listDescendants(child.pid),
  };
}

/** Adds a visit through the site and answers how many there are now. */
export async function addVisit({ port }: StandIn): Promise<number> {
  const response = await fetch(`http://127.0.0.1:${port}/api/visits`, { method: 'POST' });
  if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);
  return Number(await response.text());
}
