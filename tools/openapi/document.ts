import { problemStatuses } from '@boardwalk/sdk-core/vocabulary/problem';
import { domainDescriptions } from '../../architecture.mjs';
import { createComponents, type JsonSchema } from './components.ts';
import type { Contract } from './contract.ts';
import { operationOf } from './operation.ts';
import { securitySchemes } from './security.ts';

/** The body of every `application/problem+json` answer (RFC 9457). */
const problemSchema: JsonSchema = {
  type: 'object',
  required: ['type', 'code', 'status', 'title'],
  properties: {
    type: { type: 'string', format: 'uri-reference', examples: ['/problems/invalid-request'] },
    code: {
      type: 'string',
      enum: Object.entries(problemStatuses).flatMap(([code, status]) => (status > 0 ? [code] : [])),
    },
    status: { type: 'integer', minimum: 400, maximum: 599 },
    title: { type: 'string' },
    detail: { type: 'string' },
    fields: {
      type: 'array',
      description: 'The fields at fault.',
      items: {
        type: 'object',
        required: ['path', 'message'],
        properties: {
          path: { type: 'string', examples: ['body.distance'] },
          message: { type: 'string', description: 'What was expected.' },
        },
      },
    },
    requestId: { type: 'string' },
  },
};

const descriptions = new Map(Object.entries(domainDescriptions));

/** The OpenAPI 3.1 document of the contract. */
export function openApiDocument(contract: Contract): JsonSchema {
  const components = createComponents(contract);
  const paths: Record<string, Record<string, JsonSchema>> = {};
  for (const entry of contract.endpoints) {
    const { path, method } = entry.endpoint;
    paths[path] = { ...paths[path], [method.toLowerCase()]: operationOf(entry, components) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Boardwalk API',
      version: '1',
      description:
        'The calls behind the Boardwalk widgets. Money is whole minor units with its currency, instants are ISO 8601 in UTC, distances are metres. Calls that change something need an allowed `Origin` and the `X-Boardwalk` header. A trailing slash makes no difference. A network, and an account from however many networks, may call 1,200 times a minute in all, and as often as `x-calls-per-minute` says where an operation has it; then the answer is 429 with `Retry-After`.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    tags: [...new Set(contract.endpoints.map(({ domain }) => domain))].map((name) => ({
      name,
      description: descriptions.get(name),
    })),
    paths,
    components: { securitySchemes, schemas: { Problem: problemSchema, ...components.used() } },
  };
}
