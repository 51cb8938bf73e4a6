import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { expect, test } from 'vitest';
import { keepLog } from '../log-lines.fixture.ts';
import { startTestServer } from '../test-server.fixture.ts';

const { log, lines } = keepLog();
const problems = new Map<string, Problem>();
const server = await startTestServer(
  [
    {
      name: 'failing',
      routes: [],
      serve(api) {
        api.get<{ Params: { name: string } }>('/fail/:name', async ({ params }) => {
          throw problems.get(params.name);
        });
      },
    },
  ],
  { withoutDatabase: true, log },
);

/** As pino counts them: warnings are 40, errors 50. */
test.each<[string, Problem, number[]]>([
  ['queue', new Problem('unavailable', 'Too many wait.', { retryAfter: 2 }), [40]],
  [
    'absence',
    new Problem('unavailable', 'Nothing answers.', { retryAfter: 2, cause: new Error('away') }),
    [50],
  ],
  ['fault', new Problem('unavailable', 'No secret came.'), [50]],
  ['internal', new Problem('internal', 'Something failed.'), [50]],
  ['refusal', new Problem('gone', 'It was cancelled.'), []],
])('%s: only what fails the server is logged as an error', async (name, problem, levels) => {
  problems.set(name, problem);
  const before = lines().length;
  const { status } = await server.inject({ url: `/fail/${name}` });
  expect(status).toBe(problem.status);
  const told = lines()
    .slice(before)
    .filter(({ msg }) => String(msg).startsWith('operation '));
  expect(told.map(({ level }) => level)).toEqual(levels);
});
