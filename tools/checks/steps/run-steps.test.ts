import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { runSteps, type Step } from './run-steps.ts';

let root: string;
let printed: string[];
let interrupt: AbortController;

beforeEach(() => {
  interrupt = new AbortController();
  root = mkdtempSync(join(tmpdir(), 'boardwalk-steps-'));
  printed = [];
  vi.spyOn(console, 'log').mockImplementation((block) => printed.push(block));
});

afterEach(() => {
  interrupt.abort();
  vi.restoreAllMocks();
  rmSync(root, { recursive: true });
});

/** A step that runs a script of Node in the root. */
function nodeStep(name: string, script: string): Step {
  const prelude = "const { appendFileSync, existsSync, writeFileSync } = require('node:fs');";
  return { name, command: [process.execPath, '-e', `${prelude}${script}`] };
}

/** Without its seconds, which differ. */
function readBlocks(): readonly string[] {
  return printed.map((block) => block.replace(/ \(\d+\.\d s\)/, ''));
}

function run(steps: readonly Step[], lanes: number): Promise<readonly string[]> {
  return runSteps(steps, { root, lanes, signal: interrupt.signal });
}

test('what fails is named, and prints what it wrote to both streams', async () => {
  const failing = nodeStep('failing', "console.log('one'); console.error('two'); process.exit(3)");
  const silent = { ...nodeStep('silent', ''), expectedOutput: '3 files' };
  const missing: Step = { name: 'missing', command: [join(root, 'nothing')] };
  const speaking = { ...nodeStep('speaking', "console.log('3 files')"), expectedOutput: '3 files' };
  const steps = [failing, silent, missing, speaking];
  expect(await run(steps, 1)).toEqual(['failing', 'silent', 'missing']);
  expect(readBlocks()).toEqual([
    expect.stringMatching(/^FAIL failing\n(?:one\ntwo|two\none)\nIt ended with exit code 3\.$/),
    'FAIL silent\nExpected "3 files".',
    expect.stringMatching(/^FAIL missing\n.*ENOENT$/),
    'ok   speaking',
  ]);
});

test('a step that warns prints what it wrote also where it passes', async () => {
  const warning: Step = { ...nodeStep('warning', "console.log('soon')"), alwaysPrints: true };
  expect(await run([warning, nodeStep('other', "console.log('nothing')")], 1)).toEqual([]);
  expect(readBlocks()).toEqual(['ok   warning\nsoon', 'ok   other']);
});

test('two lanes run two steps at once', async () => {
  const meet = (own: string, other: string) =>
    nodeStep(own, `writeFileSync('${own}', ''); while (!existsSync('${other}'));`);
  const steps = [meet('first', 'second'), meet('second', 'first')];
  expect(await run(steps, 2)).toEqual([]);
});

test('one lane runs steps one after the other, in their order', async () => {
  const names = ['first', 'second', 'third'];
  const steps = names.map((name) =>
    nodeStep(name, `appendFileSync('order', '${name} begins, '); appendFileSync('order', 'ends ')`),
  );
  expect(await run(steps, 1)).toEqual([]);
  expect(readFileSync(join(root, 'order'), 'utf8')).toBe(
    'first begins, ends second begins, ends third begins, ends ',
  );
});

test('an interrupt ends a step with what it has started, and begins no other', async () => {
  const file = join(root, 'started');
  // Its child has its output, so that the step ends only when both are gone.
  const endless = nodeStep(
    'endless',
    `const { spawn } = require('node:child_process');
    spawn(process.execPath, ['-e', "require('node:fs').writeFileSync('started', ''); setInterval(() => {}, 1000)"], { stdio: 'inherit' });
    setInterval(() => {}, 1000);`,
  );
  const running = run([endless, nodeStep('next', "writeFileSync('next', '')")], 1);
  await expect.poll(() => existsSync(file)).toBe(true);
  interrupt.abort();
  expect(await running).toEqual(['endless', 'next']);
  expect(existsSync(join(root, 'next'))).toBe(false);
});
