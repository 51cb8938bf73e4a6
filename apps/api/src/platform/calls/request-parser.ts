import type { EndpointSchemas } from '@boardwalk/sdk-core/http/endpoint';
import {
  type FieldProblem,
  Problem,
  type ProblemCode,
} from '@boardwalk/sdk-core/vocabulary/problem';
import type { Schema } from '@boardwalk/sdk-core/vocabulary/schema';
import * as z from 'zod/mini';

z.config(z.locales.en());

/** The parts of a request as they arrived. */
export interface RawRequest {
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly body: unknown;
}

/** The parts of a request as their schemas understand them. */
export interface ParsedRequest {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
}

/** A path value outside its enumeration names nothing that exists; so do these issue codes. */
const unknownValueCodes = new Set(['invalid_value', 'invalid_union']);

/** Nobody reads more, and a body can hold two thousand wrong values. */
const maximumFields = 20;

/** One more is described, so that the answer knows that there are others. */
const describedFields = maximumFields + 1;

/**
 * Parses a request against its endpoint's schemas. A path value that names nothing is `not-found`;
 * all else that does not fit is one `invalid-request` with the fields at fault, at most 20.
 */
export function parseRequest(schemas: EndpointSchemas, raw: RawRequest): ParsedRequest {
  const params = parsePart('params', schemas.params, raw.params);
  refuseParams(params.issues);
  const query = parsePart('query', schemas.query ?? nothing, raw.query);
  const bodySchema = schemas.body ?? bodySchemaOf(schemas, raw.params);
  const body = bodySchema ? parsePart('body', bodySchema, raw.body) : refuseBody(raw.body);
  const issues = [...query.issues, ...body.issues];
  if (issues.length > 0) throw refusal('invalid-request', issues);
  return { params: params.value, query: query.value, body: body.value };
}

interface Issue extends FieldProblem {
  readonly code: string;
}

interface Part {
  readonly value: unknown;
  readonly issues: readonly Issue[];
}

const nothing = z.strictObject({});

function parsePart(name: string, schema: Schema | undefined, value: unknown): Part {
  if (!schema) return { value: undefined, issues: [] };
  const parsed = z.safeParse(schema, value);
  if (parsed.success) return { value: parsed.data, issues: [] };
  const issues = parsed.error.issues
    .slice(0, describedFields)
    .flatMap((issue) => readIssue(name, issue));
  return { value: undefined, issues: firstOfEachField(issues) };
}

/** Returns the first issue of each field, which is the plainest; the rest follows from it. */
function firstOfEachField(issues: readonly Issue[]): Issue[] {
  const named = new Set<string>();
  return issues.filter(({ path }) => {
    const isFirst = !named.has(path);
    named.add(path);
    return isFirst;
  });
}

/** A superfluous key is a field at fault of its own, so that the answer names it. */
function readIssue(part: string, issue: z.core.$ZodIssue): Issue[] {
  const path = [part, ...issue.path.map(String)];
  if (issue.code !== 'unrecognized_keys') {
    return [{ path: path.join('.'), message: issue.message, code: issue.code }];
  }
  return issue.keys.slice(0, describedFields).map((key) => ({
    path: [...path, key].join('.'),
    message: 'this field is not known',
    code: issue.code,
  }));
}

function refuseParams(issues: readonly Issue[]): void {
  if (issues.length === 0) return;
  const namesNothing = issues.every(({ code }) => unknownValueCodes.has(code));
  throw refusal(namesNothing ? 'not-found' : 'invalid-request', issues);
}

function refusal(code: ProblemCode, issues: readonly Issue[]): Problem {
  const fields = issues.slice(0, maximumFields).map(({ path, message }) => ({ path, message }));
  return new Problem(code, describe(issues), { fields });
}

function bodySchemaOf(schemas: EndpointSchemas, params: RawRequest['params']): Schema | undefined {
  const value = schemas.bodyBy && params[schemas.bodyBy.parameter];
  return value === undefined ? undefined : schemas.bodyBy?.schemas[value];
}

function refuseBody(body: unknown): Part {
  const isEmpty = body === undefined || z.safeParse(nothing, body).success;
  if (isEmpty) return { value: undefined, issues: [] };
  return {
    value: undefined,
    issues: [{ path: 'body', message: 'expected no body', code: 'unexpected_body' }],
  };
}

function describe(fields: readonly FieldProblem[]): string {
  const [first] = fields;
  const count = Math.min(fields.length, describedFields) - 1;
  const others =
    count > 0 ? ` (and ${count === maximumFields ? 'at least ' : ''}${count} more)` : '';
  return first ? `${first.path}: ${first.message}${others}` : 'The request is not accepted.';
}
