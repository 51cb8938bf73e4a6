import { startWithSettings } from '@boardwalk/server-parts/setting-fault';
import { readWholeNumber } from '@boardwalk/server-parts/settings';
import { serve } from '../../../serve.ts';

const { API_ORIGIN, PORT } = process.env;

/** Passes every request on to the API. */
await startWithSettings(async () => {
  readWholeNumber(process.env, 'BOARDWALK_CALLS_PER_MINUTE', 1_200, [1, 1e9]);
  await serve(PORT, async ({ method, url }, response) => {
    try {
      const answer = await fetch(`${API_ORIGIN}${url}`, { method: method ?? 'GET' });
      response.writeHead(answer.status).end(await answer.text());
    } catch (cause) {
      response.writeHead(503).end(String(cause));
    }
  });
});
