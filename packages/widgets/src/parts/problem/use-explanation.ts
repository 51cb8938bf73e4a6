import type { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { useEnvironment } from '../../element/mount/widget-context.ts';
import { explainProblem } from './explain-problem.ts';

/** Answers why a call came to nothing, in the language of the widget around it. */
export function useExplanation(): (problem: Problem) => string {
  const env = useEnvironment();
  return (problem) => explainProblem(problem, env);
}
