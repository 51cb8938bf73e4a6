import type { IncomingMessage } from 'node:http';
import { cleanPath } from '@boardwalk/server-parts/http/clean-path';
import { callerAddress } from '@boardwalk/server-parts/http/proxies/trusted-proxies';
import { shortenedAddress } from '@boardwalk/server-parts/http/shortened-address';
import { callEvent, readLoggedOrigin } from '@boardwalk/server-parts/log/log-events';
import type { OwnAnswer } from './own-answer.ts';
import type { Settings } from './settings.ts';

type Answered = Pick<OwnAnswer, 'status' | 'code'>;

/**
 * Records who requests what, while the connection still shows it; the returned function describes
 * the answer for the log, as the API describes its own. Only the API knows who is signed in.
 */
export function createAnswerDescriber(
  { trustedProxies }: Settings,
  request: IncomingMessage,
  id: string,
) {
  const began = performance.now();
  const from = shortenedAddress(callerAddress(request, trustedProxies));
  const { method, url = '/', headers } = request;
  return ({ status, code }: Answered) => ({
    requestId: id,
    event: code && callEvent(code, false),
    method,
    path: cleanPath(url),
    status,
    code,
    ms: Math.round(performance.now() - began),
    from,
    origin: readLoggedOrigin(headers.origin),
  });
}

/** A line of the log about an answer. */
export type AnswerLine = ReturnType<ReturnType<typeof createAnswerDescriber>>;
