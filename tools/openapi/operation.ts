import type { Endpoint } from '@boardwalk/sdk-core/http/endpoint';
import { problemsOf } from '@boardwalk/sdk-core/http/server-half';
import { type ProblemCode, problemStatuses } from '@boardwalk/sdk-core/vocabulary/problem';
import * as z from 'zod/mini';
import type { Components, JsonSchema } from './components.ts';
import type { ContractEndpoint } from './contract.ts';
import { securityOf } from './security.ts';

const problemContent = {
  'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } },
};

/** The OpenAPI operation of an endpoint. */
export function operationOf(entry: ContractEndpoint, components: Components): JsonSchema {
  const { name, domain, endpoint, policy, schemas } = entry;
  const body = requestBody(entry, components);
  return {
    operationId: name,
    tags: [domain],
    summary: policy.summary,
    security: securityOf(policy),
    ...(entry.isExtension && { 'x-extension': true }),
    ...(policy.callsPerMinute && { 'x-calls-per-minute': policy.callsPerMinute }),
    ...(policy.tellsHidden && { 'x-tells-hidden': policy.tellsHidden }),
    parameters: [
      ...parametersOf('path', schemas.params),
      ...parametersOf('query', schemas.query),
      ...(isUnsafe(entry) ? [unsafeCallHeader] : []),
      ...(isOfSomebody(entry) ? [shownUserHeader] : []),
      ...(takesKey(entry) ? [idempotencyKeyHeader(endpoint.paying === true)] : []),
      ...(policy.problems?.includes('precondition-failed') ? [ifMatchHeader] : []),
      ...(endpoint.responseType === 'text/event-stream' ? [lastEventIdHeader] : []),
    ],
    ...(body && { requestBody: body }),
    responses: {
      200: {
        description: 'The answer.',
        content: {
          [endpoint.responseType ?? 'application/json']: {
            schema: isDescribed(endpoint)
              ? components.output(schemas.response)
              : { type: 'string', ...(isBinary(endpoint) && { format: 'binary' }) },
          },
        },
      },
      ...(policy.isTagged && { 304: { description: 'What `If-None-Match` names is still so.' } }),
      ...problemResponses(problemCodes(entry)),
    },
  };
}

/** Streams and files have no schema of their own. */
function isDescribed({ responseType }: Endpoint): boolean {
  return responseType === undefined || responseType === 'text/plain';
}

function isBinary({ responseType }: Endpoint): boolean {
  return responseType?.startsWith('application/') ?? false;
}

const unsafeCallHeader = {
  name: 'X-Boardwalk',
  in: 'header',
  required: true,
  description: 'Any value; says that a script sent the call, not a form.',
  schema: { type: 'string', const: '1' },
};

const shownUserHeader = {
  name: 'Boardwalk-User',
  in: 'header',
  required: false,
  description:
    'The id of whom the page is shown for; the call is refused (`other-user`) where somebody else is signed in by now.',
  schema: { type: 'string' },
};

function idempotencyKeyHeader(required: boolean): JsonSchema {
  return {
    name: 'Idempotency-Key',
    in: 'header',
    required,
    description:
      'A new key for each intention of a person, the same one for its retries: for a day they are answered the same, and nothing is done twice. Another request under it is refused (`not-processable`), one that is still under way too (`conflict`).',
    schema: { type: 'string', minLength: 1, maxLength: 200, pattern: '^[!-~]*$' },
  };
}

const ifMatchHeader = {
  name: 'If-Match',
  in: 'header',
  required: false,
  description:
    'The version that was read, in quotation marks; where there is another one by now nothing is changed (`precondition-failed`).',
  schema: { type: 'string' },
};

const lastEventIdHeader = {
  name: 'Last-Event-ID',
  in: 'header',
  required: false,
  description:
    'The last event id of a stream that broke; the next stream sends what came after it.',
  schema: { type: 'string' },
};

/** Path and query travel as text; the reference shows what the text is understood as. */
function parametersOf(place: 'path' | 'query', schema: z.core.$ZodType | undefined): JsonSchema[] {
  if (!schema) return [];
  const read = z.toJSONSchema(schema, {
    io: 'output',
    unrepresentable: 'any',
    override({ zodSchema, jsonSchema }) {
      // What a function reads of a text has no schema of its own; the text has.
      if (Object.keys(jsonSchema).length > 0) return;
      const { $schema: _, ...sent } = z.toJSONSchema(zodSchema, {
        io: 'input',
        unrepresentable: 'any',
      });
      Object.assign(jsonSchema, sent);
    },
  });
  const sent = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return Object.entries(read.properties ?? {}).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || (sent.required?.includes(name) ?? false),
    schema: property,
  }));
}

function requestBody(entry: ContractEndpoint, components: Components): JsonSchema | undefined {
  const { body, bodyBy } = entry.schemas;
  const schema = body
    ? components.input(body)
    : bodyBy && { anyOf: Object.values(bodyBy.schemas).map((one) => components.input(one)) };
  if (!schema) return undefined;
  const description = bodyBy && `Which of the schemas applies, "${bodyBy.parameter}" says.`;
  return {
    required: true,
    ...(description && { description }),
    content: { [entry.endpoint.bodyType ?? 'application/json']: { schema } },
  };
}

function isUnsafe({ endpoint }: ContractEndpoint): boolean {
  return endpoint.method !== 'GET' && !endpoint.reads;
}

/** Every problem that the endpoint may answer, those of all endpoints included. */
function problemCodes(entry: ContractEndpoint): ReadonlySet<ProblemCode> {
  const takesBody = entry.schemas.body ?? entry.schemas.bodyBy;
  return new Set<ProblemCode>([
    'invalid-request',
    'origin-not-allowed',
    'too-many-requests',
    'internal',
    ...(takesBody ? (['malformed-body', 'body-too-large', 'unsupported-media-type'] as const) : []),
    ...(isUnsafe(entry) ? (['forbidden'] as const) : []),
    ...(isOfSomebody(entry) ? (['other-user'] as const) : []),
    ...(takesKey(entry) ? (['conflict', 'not-processable'] as const) : []),
    ...problemsOf(entry.policy),
  ]);
}

function takesKey({ endpoint }: ContractEndpoint): boolean {
  return endpoint.paying === true || endpoint.keyed === true;
}

/** Whether it changes something as the signed-in member. */
function isOfSomebody(entry: ContractEndpoint): boolean {
  return isUnsafe(entry) && entry.policy.rule !== 'anyone';
}

function problemResponses(codes: ReadonlySet<ProblemCode>): JsonSchema {
  const byStatus = Map.groupBy(codes, (code) => problemStatuses[code]);
  const responses = [...byStatus]
    .sort(([a], [b]) => a - b)
    .map(([status, ofStatus]) => [
      status,
      {
        description: ofStatus.map((code) => `\`${code}\``).join(', '),
        ...(status === 429 && { headers: retryAfterHeader }),
        content: problemContent,
      },
    ]);
  return Object.fromEntries(responses);
}

const retryAfterHeader = {
  'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer', minimum: 1 } },
};
