import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { listChanges } from './list-changes.ts';

let repository: string;

function git(...args: string[]): void {
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], {
    cwd: repository,
    stdio: 'pipe',
  });
}

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(repository, file)), { recursive: true });
  writeFileSync(path.join(repository, file), text);
}

function commit(file: string): void {
  write(file, file);
  git('add', '.');
  git('commit', '-m', file);
}

beforeEach(() => {
  repository = mkdtempSync(path.join(tmpdir(), 'boardwalk-changes-'));
  git('init', '--initial-branch=main');
  commit('first.ts');
});

afterEach(() => {
  rmSync(repository, { recursive: true });
});

test('on a branch: what it committed since it left main, what is not committed, what is new', () => {
  git('checkout', '-b', 'topic');
  commit('committed.ts');
  git('checkout', 'main');
  commit('later on main.ts');
  git('checkout', 'topic');
  write('first.ts', 'changed');
  write('new/file é.ts', 'new');
  expect(listChanges(repository)).toEqual({
    since: 'main',
    files: ['committed.ts', 'first.ts', 'new/file é.ts'],
  });
});

test('on main: what is not committed', () => {
  commit('second.ts');
  write('first.ts', 'changed');
  expect(listChanges(repository)).toEqual({ since: 'HEAD', files: ['first.ts'] });
});

test('since a commit: also what was committed after it; both names of what moved', () => {
  commit('second.ts');
  git('mv', 'second.ts', 'third.ts');
  expect(listChanges(repository, 'HEAD~1').files).toEqual(['third.ts']);
  expect(listChanges(repository, 'HEAD').files).toEqual(['second.ts', 'third.ts']);
});

test('a commit that is none is said', () => {
  expect(() => listChanges(repository, 'nowhere')).toThrow('--since COMMIT');
});
