import type { Problem } from '../../vocabulary/problem.ts';

/** Why a search was not saved, as the dialog words it. */
export interface SaveRefusal {
  readonly reason: 'tooManyRules' | 'unknownPlace' | 'tooLong' | 'unreached';
  /** Whether the same would be refused again. */
  readonly isFinal: boolean;
}

/** Why a search was not saved, where more is known of it than the code of the problem says. */
export function saveRefusalOf({
  code,
  fields,
}: Pick<Problem, 'code' | 'fields'>): SaveRefusal | undefined {
  switch (code) {
    case 'conflict':
      return { reason: 'tooManyRules', isFinal: true };
    case 'unknown-place':
      return { reason: 'unknownPlace', isFinal: true };
    case 'invalid-request':
      return fields.some(({ path }) => path === 'body.search')
        ? { reason: 'tooLong', isFinal: true }
        : undefined;
    // It is sent again by its key, so that whether the first one arrived makes no difference.
    case 'network':
    case 'timeout':
    case 'interrupted':
      return { reason: 'unreached', isFinal: false };
    default:
      return undefined;
  }
}
