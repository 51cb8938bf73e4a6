import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { readContract } from '../../openapi/contract.ts';
import { createExampleAnswers } from './example-answers.ts';

test('every example answer is one that its contract allows', async () => {
  const contract = await readContract();
  const answers = createExampleAnswers(contract);
  const wrong = answers.flatMap(({ method, path, answer }) => {
    const entry = contract.endpoints.find(
      ({ endpoint }) => endpoint.method === method && endpoint.path === path,
    );
    if (!entry) return [`${method} ${path} is not in the contract`];
    const { error } = z.safeParse(entry.schemas.response, answer);
    return error ? [`${method} ${path}: ${z.prettifyError(error)}`] : [];
  });
  expect(wrong).toEqual([]);
  const others = contract.endpoints.filter(({ endpoint }) => endpoint.responseType !== undefined);
  expect(answers.length).toBeGreaterThan(contract.endpoints.length - others.length);
});
