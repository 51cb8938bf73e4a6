import pg from 'pg';
import { serve } from '../../../serve.ts';

/** Both halves see the table as it was before. */
const ADD_VISIT = `
  with added as (insert into visits default values returning 1)
  select (select count(*) from visits) + (select count(*) from added) as visits`;

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL });
// The server goes away in some tests; the next query says so.
pool.on('error', () => {});

/** `POST /api/visits` adds one and answers how many there are; the rest says that it is ready. */
await serve(
  process.env.BOARDWALK_API_PORT,
  (request, response) => {
    if (request.url !== '/api/visits') {
      response.end('ready');
      return;
    }
    pool
      .query(ADD_VISIT)
      .then(({ rows }) => response.end(rows[0].visits))
      .catch((cause) => response.writeHead(503).end(String(cause)));
  },
  () => pool.end(),
);
