import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import type { Figure } from './figure.ts';

const repository = resolve(import.meta.dirname, '../..');

export interface ReadFigures {
  /** Values by the figures' ids. */
  readonly figures: ReadonlyMap<string, number>;
  /** Those that the script holds against limits of its own, by their ids. */
  readonly limited: ReadonlyMap<string, Figure>;
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
  const limited = new Map<string, Figure>();
  for await (const line of createInterface(child.stdout)) {
    const printed = /\{"id":.*\}/.exec(line)?.[0];
    if (printed === undefined) continue;
    const figure = JSON.parse(printed);
    figures.set(figure.id, figure.value);
    if ('limit' in figure) limited.set(figure.id, figure);
  }
  return { figures, limited, hasPassed: (await ended) === 0 };
}
