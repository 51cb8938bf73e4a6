import { nameFaults } from '@boardwalk/sdk-core/account/name-faults';
import { Problem, type ProblemCode, problemStatuses } from '@boardwalk/sdk-core/vocabulary/problem';
import { inEnglish, type ReadMessages } from '@boardwalk/sdk-core/vocabulary/text/message';
import { expect, test } from 'vitest';
import { translations } from '../../translations/messages.fr.ts';
import { explainFields, explainProblem } from './explain-problem.ts';
import { WordedProblem } from './worded-problem.ts';

const english = { locale: 'en-CA', messages: inEnglish };
const french = {
  locale: 'fr-CA',
  // What is translated has the keys of the English catalogue.
  messages: (({ catalogue }) => translations[catalogue]) as ReadMessages,
};

// The keys of the table are the codes.
const codes = Object.keys(problemStatuses) as ProblemCode[];
const raw = 'This is the server’s English.';

test.each(codes)('a reader of French is told of %s in French', (code) => {
  const told = explainProblem(new Problem(code, raw), french);
  const catalogues = [translations['parts/problem'], translations['parts/unreached']];
  const all = catalogues
    .flatMap((texts = {}) => Object.values(texts))
    .map((words) => String(words).replace('{wait}', 'une minute'));
  expect(all).toContain(told);
});

test('a reader of English is told what the server says of a refusal', () => {
  expect(explainProblem(new Problem('conflict', raw), english)).toBe(raw);
});

test.each(['network', 'timeout', 'bad-gateway', 'internal'] as const)(
  'what no server says of %s is told in our own words',
  (code) => {
    expect(explainProblem(new Problem(code, raw), english)).not.toBe(raw);
  },
);

test('how long to wait is told in the reader’s language', () => {
  const problem = new Problem('too-many-requests', raw, { retryAfter: 2.4 });
  expect(explainProblem(problem, english)).toBe('Too many attempts. Try again in 3 seconds.');
  expect(explainProblem(problem, french)).toBe('Trop d’essais. Réessayez dans 3 secondes.');
});

test('a widget’s own sentence goes first', () => {
  const problem = new WordedProblem(new Problem('gone', raw), { sentence: 'Le lien est échu.' });
  expect(explainProblem(problem, french)).toBe('Le lien est échu.');
});

test('fields keep the words that a widget has for them, and lose the server’s English', () => {
  const fields = [
    { path: 'body.code', message: raw },
    { path: 'body.name', message: raw },
  ];
  const words = { code: 'Ce code est erroné.' };
  const problem = new WordedProblem(new Problem('invalid-request', raw, { fields }), {
    fields: words,
  });
  expect(explainFields(problem, french).fields).toEqual([
    { path: 'body.code', message: words.code },
    { path: 'body.name', message: 'Ceci n’a pas été accepté. Vérifiez ce que vous avez entré.' },
  ]);
  expect(explainFields(problem, english).fields.map(({ message }) => message)).toEqual([
    words.code,
    raw,
  ]);
});

test.each([
  ['address', 'Entrez un nom, pas une adresse'],
  ['reserved', 'Entrez un nom que personne ne prendrait'],
] as const)('why a name is refused (%s) is told in the reader’s language', (fault, said) => {
  const message = nameFaults[fault];
  const fields = [{ path: 'body.firstName', message }];
  const problem = new Problem('invalid-request', raw, { fields });
  const [inFrench] = explainFields(problem, french).fields;
  expect(inFrench?.message).toContain(said);
  const [told] = explainFields(problem, english).fields;
  expect(told?.message).toBe(message);
});
