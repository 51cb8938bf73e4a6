import { expect, test } from 'vitest';
import { plansFrench } from '../../licenses/plans/plan-messages.fr.ts';
import { planQuestionMessages } from '../../licenses/plans/plans-page-messages.ts';
import { introductionsFrench } from './introduction-messages.fr.ts';
import { introductions } from './introduction-messages.ts';

test('of a plan that is outgrown merchants read the same before and beside the prices', () => {
  const english = introductions.merchant;
  expect(english.answer3).toBe(planQuestionMessages['more.answer']);
  const french = introductionsFrench[english.catalogue]?.answer3;
  expect(french).toMatch(/^Si vous ajoutez/);
  expect(french).toBe(plansFrench[planQuestionMessages.catalogue]?.['more.answer']);
});
