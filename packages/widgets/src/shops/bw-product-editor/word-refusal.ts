import type { productEditorMessages } from '@boardwalk/sdk-core/shops/products/writing/product-messages';
import type { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import type { Messages } from '@boardwalk/sdk-core/vocabulary/text/message';
import { problemFieldName, WordedProblem } from '../../parts/problem/worded-problem.ts';

/** Says at each field that the server refuses what is wrong with it, in the reader's language. */
export function wordRefusal(
  problem: Problem,
  messages: Messages<typeof productEditorMessages>,
): WordedProblem {
  const fields = Object.fromEntries(
    problem.fields.map((field) => {
      const name = problemFieldName(field);
      return [name, sentenceFor(name, messages)];
    }),
  );
  return new WordedProblem(problem, { fields });
}

function sentenceFor(name: string, messages: Messages<typeof productEditorMessages>): string {
  if (name.endsWith('.sku')) return messages.skuTaken;
  if (name.endsWith('.compareAt')) return messages.compareTooLow;
  if (name.endsWith('.price')) return messages.priceMissing;
  if (/pictures|pictureId/.test(name)) return messages.pictureRefused;
  return messages.refused;
}
