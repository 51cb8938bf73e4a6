import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { permissionsPolicy } from '@boardwalk/server-parts/http/permissions-policy';
import type { FastifyInstance } from 'fastify';

const document = new URL('../../../../docs/openapi.json', import.meta.url);
const viewer = createRequire(import.meta.url).resolve('swagger-ui-dist/swagger-ui-bundle.js');

/** The page loads its own files only and talks to this API only. */
const pagePolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Boardwalk API</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/api/docs/viewer.css">
<script defer src="/api/docs/viewer.js"></script>
<script defer src="/api/docs/start.js"></script>
</head>
<body><div id="reference"></div></body>
</html>
`;

const start = `SwaggerUIBundle({
  url: '/api/openapi.json',
  dom_id: '#reference',
  deepLinking: true,
  validatorUrl: null,
  defaultModelsExpandDepth: 0,
});
`;

/** `/api/docs`, the contract to read and try out, and `/api/openapi.json`, the contract itself. */
export function serveApiReference(server: FastifyInstance): void {
  server.get('/api/docs', async (_, reply) => {
    reply.header('content-security-policy', pagePolicy);
    reply.header('permissions-policy', permissionsPolicy);
    return reply.type('text/html; charset=utf-8').send(page);
  });
  serveText(server, '/api/docs/start.js', 'text/javascript', async () => start);
  serveText(server, '/api/docs/viewer.js', 'text/javascript', () => readFile(viewer, 'utf8'));
  serveText(server, '/api/docs/viewer.css', 'text/css', () =>
    readFile(viewer.replace(/-bundle\.js$/, '.css'), 'utf8'),
  );
  serveText(server, '/api/openapi.json', 'application/json', () => readFile(document, 'utf8'));
}

function serveText(
  server: FastifyInstance,
  url: string,
  type: string,
  read: () => Promise<string>,
): void {
  server.get(url, async (_, reply) => {
    reply.header('cache-control', 'public, max-age=300');
    return reply.type(`${type}; charset=utf-8`).send(await read());
  });
}
