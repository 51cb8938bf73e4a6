import { signInMessages } from '@boardwalk/sdk-core/account/sign-in/sign-in-messages';
import type { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { findLocale } from '@boardwalk/sdk-core/vocabulary/text/locale';
import { countMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { useEnvironment } from '../../element/mount/widget-context.ts';

/** Nothing came back: the network, or a server that could not answer. */
const silent = new Set(['network', 'timeout', 'unavailable', 'bad-gateway']);

/** Why any form of an account was refused; what only one of them can meet, that one says. */
export function Reason({ problem }: { readonly problem: Problem }) {
  const { messages: read, locale } = useEnvironment();
  const messages = read(signInMessages);
  if (problem.code === 'too-many-requests') {
    const seconds = Math.ceil(problem.retryAfter ?? 60);
    return countMessage(messages.wait, seconds, findLocale([locale]));
  }
  if (problem.code === 'interrupted') return messages.interrupted;
  return silent.has(problem.code) ? messages.unreachable : problem.message;
}
