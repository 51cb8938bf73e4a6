import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';

const repository = resolve(import.meta.dirname, '../..');

export interface ReadFigures {
  /** Values by the figures' ids. */
  readonly figures: ReadonlyMap<string, number>;
  /** Whether the script ended well. */
  readonly hasPassed: boolean;
}

/** Runs a script of this repository, and gathers the figures that it prints. */
export async function readFigures(
  args: readonly string[],
  environment: NodeJS.ProcessEnv,
): Promise<ReadFigures> {
  const child = spawn(process.execPath, args, {
    cwd: repository,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<number | null>((done) => child.on('close', done));
  const figures = new Map<string, number>();
  for await (const line of createInterface(child.stdout)) {
    const printed = /\{"id":.*\}/.exec(line)?.[0];
    if (printed === undefined) continue;
    const { id, value } = JSON.parse(printed);
    figures.set(id, value);
  }
  return { figures, hasPassed: (await ended) === 0 };
}
