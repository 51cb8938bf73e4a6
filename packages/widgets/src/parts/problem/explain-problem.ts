import { findNameFault, nameFaults } from '@boardwalk/sdk-core/account/name-faults';
import type { FieldProblem, Problem, ProblemCode } from '@boardwalk/sdk-core/vocabulary/problem';
import { findLocale } from '@boardwalk/sdk-core/vocabulary/text/locale';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import type { WidgetEnvironment } from '../../element/environment/environment.ts';
import { formatWaitTime } from './format-wait-time.ts';
import { problemMessages } from './messages.ts';
import { unreachedMessages } from './unreached-messages.ts';
import { problemFieldName, WordedProblem } from './worded-problem.ts';

type Reader = Pick<WidgetEnvironment, 'messages' | 'locale'>;
type Sentence = Exclude<keyof typeof problemMessages, 'catalogue' | 'tooMany' | 'field'>;

const byCode: Partial<Record<ProblemCode, Sentence>> = {
  timeout: 'timeout',
  interrupted: 'interrupted',
  unauthorized: 'signedOut',
  'other-user': 'otherUser',
  licensed: 'licensed',
};

/** What the server says of these is more than their code does, and is English. */
const byStatus: Readonly<Record<number, Sentence>> = {
  403: 'forbidden',
  404: 'missing',
  409: 'conflict',
  410: 'gone',
  412: 'conflict',
  413: 'tooLarge',
};

/**
 * Explains why a call came to nothing, in the reader's language: the only way in which a problem is
 * reported. The server's sentences are English, so that they are shown to readers of English alone.
 */
export function explainProblem(problem: Problem, reader: Reader): string {
  if (problem instanceof WordedProblem && problem.sentence) return problem.sentence;
  const { code, status } = problem;
  const messages = reader.messages(problemMessages);
  if (status === 429)
    return fillMessage(messages.tooMany, { wait: formatWaitTime(problem, reader) });
  // The connection is at fault only where nothing came back.
  if (code === 'network') return reader.messages(unreachedMessages).unreached;
  const sentence = byCode[code];
  if (sentence) return messages[sentence];
  if (status < 400 || status >= 500) return messages.failed;
  return isEnglish(reader) ? problem.message : messages[byStatus[status] ?? 'refused'];
}

/** Returns the same problem, its fields explained in the reader's language. */
export function explainFields(problem: Problem, reader: Reader): WordedProblem {
  const worded = problem instanceof WordedProblem ? problem : undefined;
  return new WordedProblem(problem, {
    sentence: worded?.sentence,
    isFinal: worded?.isFinal,
    fields: Object.fromEntries(
      problem.fields.map((field) => [
        problemFieldName(field),
        explainField(problem, field, reader),
      ]),
    ),
  });
}

function explainField(problem: Problem, field: FieldProblem, reader: Reader): string {
  const own = problem instanceof WordedProblem ? problem.wordsOf(field) : undefined;
  if (own !== undefined) return own;
  const nameFault = findNameFault(field.message);
  if (nameFault) return reader.messages(nameFaults)[nameFault];
  return isEnglish(reader) ? field.message : reader.messages(problemMessages).field;
}

function isEnglish({ locale }: Reader): boolean {
  return findLocale([locale]).startsWith('en');
}
