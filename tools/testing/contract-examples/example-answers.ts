import { createComponents } from '../../openapi/components.ts';
import { type Contract, type ContractEndpoint, readContract } from '../../openapi/contract.ts';
import { exampleOf } from './example-value.ts';

/** What an endpoint answers in an example. */
export interface ExampleAnswer {
  readonly method: string;
  /** As in the contract: `/property/listing/{id}`. */
  readonly path: string;
  /** Whether the answer travels as plain text rather than as JSON. */
  readonly isText: boolean;
  readonly answer: unknown;
}

/** The examples of the whole contract. */
export async function readExampleAnswers(): Promise<readonly ExampleAnswer[]> {
  return createExampleAnswers(await readContract());
}

/** An answer of every endpoint of the contract, made from its schema; streams and files have none. */
export function createExampleAnswers({ endpoints, named }: Contract): readonly ExampleAnswer[] {
  const components = createComponents({ endpoints, named });
  const answering = endpoints.filter(hasSchema).map(({ endpoint, schemas }) => ({
    endpoint,
    schema: components.output(schemas.response),
  }));
  const schemas = components.used();
  function findSchema(name: string) {
    const schema = schemas[name];
    if (!schema) throw new Error(`No schema has the name ${name}.`);
    return schema;
  }
  return answering.map(({ endpoint: { method, path, responseType }, schema }) => ({
    method,
    path,
    isText: responseType !== undefined,
    answer: exampleOf(schema, findSchema),
  }));
}

function hasSchema({ endpoint: { responseType } }: ContractEndpoint): boolean {
  return responseType === undefined || responseType === 'text/plain';
}
