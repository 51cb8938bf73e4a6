import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { type Figure, keepsLimit } from './figure.ts';
import { type MeasuredFigure, withFigures } from './table.ts';

/** The page with the table of all figures. */
const page = 'docs/figures.md';

/** What measures figures, with the command a person would type. */
interface Source {
  readonly command: string;
  readonly file: string;
  readonly args: readonly string[];
  /** Over five minutes: measured only when requested by its name. */
  readonly isLong: boolean;
}

const sources: readonly Source[] = [
  { command: 'pnpm size', file: 'tools/checks/size.ts', args: [], isLong: false },
  {
    command: 'pnpm bench:application',
    file: 'e2e/pages/measure-application.ts',
    args: [],
    isLong: false,
  },
  { command: 'pnpm bench:widget', file: 'bench/widget/run.ts', args: [], isLong: false },
  {
    command: 'pnpm bench:account',
    file: 'bench/account/run.ts',
    args: [],
    isLong: false,
  },
  { command: 'pnpm bench:billing', file: 'bench/billing/run.ts', args: [], isLong: false },
  { command: 'pnpm bench:boards', file: 'bench/boards/run.ts', args: [], isLong: false },
  { command: 'pnpm bench:fields', file: 'bench/fields/run.ts', args: [], isLong: false },
  {
    command: 'pnpm bench:messages',
    file: 'bench/messages/run.ts',
    args: [],
    isLong: true,
  },
  { command: 'pnpm bench:mutation', file: 'bench/mutation/run.ts', args: [], isLong: true },
  { command: 'pnpm bench:orders', file: 'bench/orders/run.ts', args: [], isLong: true },
  { command: 'pnpm bench:posting', file: 'bench/posting/run.ts', args: [], isLong: false },
  // The sizes among them are those of `pnpm size`.
  {
    command: 'pnpm bench:shops',
    file: 'bench/shops/run.ts',
    args: ['pages', 'stock'],
    isLong: false,
  },
  {
    command: 'pnpm bench:shops search import',
    file: 'bench/shops/run.ts',
    args: ['search', 'import'],
    isLong: true,
  },
  { command: 'pnpm bench:site', file: 'bench/site/run.ts', args: [], isLong: true },
  { command: 'pnpm bench:tests', file: 'bench/tests/run.ts', args: [], isLong: true },
  {
    command: 'pnpm bench:search --rows 1000000',
    file: 'bench/search/run.ts',
    args: ['--rows', '1000000'],
    isLong: true,
  },
];

const { values, positionals: names } = parseArgs({
  allowPositionals: true,
  options: {
    /** Puts the figures into the table of `docs/figures.md`. */
    write: { type: 'boolean', default: false },
    /** A folder that keeps the listings of `bench:search` for the next time. */
    keep: { type: 'string' },
  },
});

/** Those whose commands have one of the names, or all that are quick. */
function chooseSources(): readonly Source[] {
  if (names.length === 0) return sources.filter(({ isLong }) => !isLong);
  const chosen = sources.filter(({ command }) => names.some((name) => command.includes(name)));
  if (chosen.length === 0) throw new Error(`Nothing measures ${names.join(', ')}.`);
  return chosen;
}

/** Runs one source, passes its figures on and answers them. */
async function measure({ command, file, args, isLong }: Source): Promise<MeasuredFigure[]> {
  const kept = isLong && values.keep !== undefined ? ['--keep', values.keep] : [];
  const child = spawn(process.execPath, [file, ...args, ...kept], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const figures: MeasuredFigure[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    if (!line.startsWith('{"id":')) continue;
    console.log(line);
    // Our own scripts print them, by `printFigure` or in its form; and what they say of the machine.
    const figure = JSON.parse(line) as Figure;
    if ('limit' in figure) figures.push({ ...figure, command });
  }
  if (figures.length === 0) throw new Error(`${command} printed no figure.`);
  return figures;
}

const figures: MeasuredFigure[] = [];
for (const source of chooseSources()) figures.push(...(await measure(source)));
if (values.write) {
  writeFileSync(page, withFigures(readFileSync(page, 'utf8'), figures));
}
process.exitCode = figures.every(keepsLimit) ? 0 : 1;
