import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';

/** What is answered where an upload was cancelled, or went with its account, under the work on it. */
export function cancelledUpload(cause?: unknown): Problem {
  return new Problem('gone', 'The upload was cancelled while it arrived.', { cause });
}
