import { postingMessages } from '@boardwalk/sdk-core/posting/messages';
import type { WrittenBody } from '@boardwalk/sdk-core/posting/written-body';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import type { WidgetEnvironment } from '../../../element/environment/environment.ts';
import { formatWaitTime } from '../../../parts/problem/format-wait-time.ts';
import { WordedProblem } from '../../../parts/problem/worded-problem.ts';
import { listingFieldName } from '../field-names.ts';
import { explainFault } from './find-form-faults.ts';

type Reader = Pick<WidgetEnvironment, 'messages' | 'locale'>;

/** A refusal of the server in words for people, at the fields of the form where it names some. */
export function toFormProblem(problem: Problem, body: WrittenBody, reader: Reader): Problem {
  if (problem.code === 'too-many-listings') {
    const { enoughToday } = reader.messages(postingMessages);
    const sentence = fillMessage(enoughToday, { wait: formatWaitTime(problem, reader) });
    return new WordedProblem(problem, { sentence });
  }
  if (problem.code !== 'invalid-request' || problem.fields.length === 0) return problem;
  const fields = problem.fields.map(({ path, message }) => ({
    path: listingFieldName(path),
    message,
  }));
  const words = problem.fields.map(({ path }) => [
    listingFieldName(path),
    explainFault(path, body, reader.messages),
  ]);
  return new WordedProblem(new Problem(problem.code, problem.message, { fields, cause: problem }), {
    fields: Object.fromEntries(words),
  });
}
