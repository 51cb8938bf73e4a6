import { createBrokenRequests } from '@boardwalk/server-parts/http/broken-request';
import { readKnownHosts } from '@boardwalk/server-parts/http/known-hosts';
import { listen } from '@boardwalk/server-parts/http/listen';
import { onShutdown } from '@boardwalk/server-parts/lifecycle';
import pg from 'pg';

/** Both halves see the table as it was before. */
const ADD_VISIT = `
  with added as (insert into visits default values returning 1)
  select (select count(*) from visits) + (select count(*) from added) as visits`;

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL });
// The server goes away in some tests; the next query says so.
pool.on('error', () => {});

/** `POST /api/visits` adds one and answers how many there are; the rest says that it is ready. */
const stopListening = await listen({
  host: '127.0.0.1',
  port: Number(process.env.BOARDWALK_API_PORT),
  brokenRequests: createBrokenRequests({ siteOrigin: 'http://localhost', mode: 'demo' }),
  hosts: readKnownHosts({}, 'http://localhost'),
  handle(request, response) {
    if (request.url !== '/api/visits') {
      response.end('ready');
      return;
    }
    pool
      .query(ADD_VISIT)
      .then(({ rows }) => response.end(rows[0].visits))
      .catch((cause) => response.writeHead(503).end(String(cause)));
  },
});
onShutdown(async () => {
  await stopListening();
  await pool.end();
});
