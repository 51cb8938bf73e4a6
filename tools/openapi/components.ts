import * as z from 'zod/mini';
import type { Contract, ContractEndpoint } from './contract.ts';

export type JsonSchema = Readonly<Record<string, unknown>>;

/** Finds the JSON schema of any schema of the contract: a reference where it has a name. */
export interface Components {
  /** What a caller sends. */
  input(schema: z.core.$ZodType): JsonSchema;
  /** What the server answers, and what path and query text is understood as. */
  output(schema: z.core.$ZodType): JsonSchema;
  /** The named schemas that were referred to, by name. */
  used(): Readonly<Record<string, JsonSchema>>;
}

const prefix = '#/components/schemas/';

/** Turns the contract's schemas into JSON schemas; those exported by name are written once. */
export function createComponents(contract: Contract): Components {
  const registry = z.registry<{ id: string }>();
  const names = new Map<z.core.$ZodType, string>();
  for (const [name, value] of contract.named) {
    if (value instanceof z.core.$ZodType && !names.has(value)) names.set(value, capitalized(name));
  }
  for (const endpoint of contract.endpoints) nameParts(endpoint, names);
  for (const [schema, id] of names) registry.add(schema, { id });

  const options = { uri: (id: string) => prefix + id, unrepresentable: 'any' } as const;
  const all = {
    input: z.toJSONSchema(registry, { ...options, io: 'input' }).schemas,
    output: z.toJSONSchema(registry, { ...options, io: 'output' }).schemas,
  };
  const used = new Map<string, JsonSchema>();

  function take(io: 'input' | 'output', id: string): void {
    const found = all[io][id];
    if (!found) throw new Error(`No schema has the name ${id}.`);
    const { $schema: _, $id: __, ...schema } = found;
    const known = used.get(id);
    if (known && JSON.stringify(known) !== JSON.stringify(schema)) {
      throw new Error(`${id} is not the same in requests and answers; give them two names.`);
    }
    if (known) return;
    used.set(id, schema);
    for (const reference of references(schema)) take(io, reference);
  }

  function refer(io: 'input' | 'output', schema: z.core.$ZodType): JsonSchema {
    const id = names.get(schema);
    if (id === undefined) throw new Error('A schema of the contract has no name.');
    take(io, id);
    return { $ref: prefix + id };
  }

  return {
    input: (schema) => refer('input', schema),
    output: (schema) => refer('output', schema),
    used: () => Object.fromEntries([...used].sort(([a], [b]) => (a < b ? -1 : 1))),
  };
}

/** Parts of an endpoint that no export names are named after the endpoint. */
function nameParts({ name, schemas }: ContractEndpoint, names: Map<z.core.$ZodType, string>): void {
  const owner = capitalized(name);
  const parts: [string, z.core.$ZodType | undefined][] = [
    [`${owner}Params`, schemas.params],
    [`${owner}Query`, schemas.query],
    [`${owner}Body`, schemas.body],
    [`${owner}Answer`, schemas.response],
    ...Object.entries(schemas.bodyBy?.schemas ?? {}).map(
      ([value, schema]): [string, z.core.$ZodType] => [
        `${owner}BodyOf${capitalized(value)}`,
        schema,
      ],
    ),
  ];
  for (const [id, schema] of parts) if (schema && !names.has(schema)) names.set(schema, id);
}

function capitalized(name: string): string {
  return name.replace(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

function references(schema: unknown): string[] {
  const found = JSON.stringify(schema).matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g);
  return [...found].map(([, id = '']) => id);
}
