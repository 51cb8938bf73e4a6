import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Queries } from './database.ts';
import { recordEvent } from './events.ts';
import type { Kind, Kinds, StoredObject } from './kinds.ts';
import type { Request } from './request.ts';
import { isUndeletedRow } from './store-conditions.ts';
import { missingObject } from './stripe-fault.ts';
import { objects } from './tables.ts';

type Secrets = Readonly<Record<string, unknown>>;

/** The objects of one account within one transaction; a change emits its event. */
export class Store {
  readonly queries: Queries;
  readonly request: Request;

  constructor(queries: Queries, request: Request) {
    this.queries = queries;
    this.request = request;
  }

  get now(): number {
    return this.request.now;
  }

  /** The same store at another time, as a test clock or a sweep has it. */
  at(now: number): Store {
    return now === this.now ? this : new Store(this.queries, { ...this.request, now });
  }

  /** The objects of another account, by the same request and in the same transaction. */
  of(account: string): Store {
    return new Store(this.queries, { ...this.request, account });
  }

  /** The object, or undefined where this account has none of this kind by that id. */
  async find<K extends Kind>(kind: K, id: string): Promise<Kinds[K] | undefined> {
    const row = await this.#row(and(eq(objects.id, id), eq(objects.kind, kind)));
    return row?.body as Kinds[K] | undefined;
  }

  /** The object; `resource_missing` where there is none. */
  async get<K extends Kind>(kind: K, id: string, param?: string): Promise<Kinds[K]> {
    const object = await this.find(kind, id);
    if (object !== undefined && !isDeleted(object)) return object;
    // An id in the address is not found; one among the parameters is a bad request.
    throw missingObject(kind, id, param, param === undefined ? 404 : 400);
  }

  /** Whatever has that id. */
  async findAny(id: string): Promise<object | undefined> {
    return (await this.#row(eq(objects.id, id)))?.body;
  }

  /** Returns the data of an object that is never disclosed. */
  async secretsOf(id: string): Promise<Secrets> {
    return (await this.#row(eq(objects.id, id)))?.secrets ?? {};
  }

  /** Those of a kind that a condition chooses, the newest first. */
  async all<K extends Kind>(kind: K, condition?: SQL): Promise<Kinds[K][]> {
    const rows = await this.queries
      .select({ body: objects.body })
      .from(objects)
      .where(and(this.#ofAccount(), eq(objects.kind, kind), isUndeletedRow, condition))
      .orderBy(sql`${objects.number} desc`);
    return rows.map(({ body }) => body as Kinds[K]);
  }

  /** Stores a new object, and emits `event` for it. */
  async insert<O extends StoredObject>(
    object: O,
    event?: string,
    secrets: Secrets = {},
  ): Promise<O> {
    const { account } = this.request;
    const { id, object: kind } = object;
    await this.queries.insert(objects).values({ id, kind, account, body: object, secrets });
    if (event !== undefined) await this.tell(event, object);
    return object;
  }

  /** Stores what changed of an object, and emits `event` for it with what stood before. */
  async save<O extends StoredObject>(object: O, event?: string): Promise<O> {
    const before = await this.findAny(object.id);
    await this.queries.update(objects).set({ body: object }).where(this.#byId(object.id));
    if (event !== undefined) {
      const previous = event.endsWith('.updated') ? changesOf(before ?? {}, object) : undefined;
      await this.tell(event, object, previous);
    }
    return object;
  }

  /** Stores data that is never disclosed, beside what is stored already. */
  async keepSecrets(id: string, secrets: Secrets): Promise<void> {
    await this.queries
      .update(objects)
      .set({ secrets: sql`${objects.secrets} || ${JSON.stringify(secrets)}::jsonb` })
      .where(this.#byId(id));
  }

  /** Leaves of an object that it was deleted. */
  async remove(object: StoredObject, event?: string) {
    const body = { id: object.id, object: object.object, deleted: true };
    await this.queries.update(objects).set({ body }).where(this.#byId(object.id));
    if (event !== undefined) await this.tell(event, object);
    return body;
  }

  /** Emits an event to all listeners, once this transaction is committed. */
  async tell(type: string, object: object, previous?: object): Promise<void> {
    await recordEvent(this.queries, this.request, { type, object, previous });
  }

  async #row(condition: SQL | undefined) {
    const [row] = await this.queries
      .select({ body: objects.body, secrets: objects.secrets })
      .from(objects)
      .where(and(this.#ofAccount(), condition));
    return row;
  }

  #byId(id: string) {
    return and(this.#ofAccount(), eq(objects.id, id));
  }

  #ofAccount() {
    return eq(objects.account, this.request.account);
  }
}

function isDeleted(object: object): boolean {
  return 'deleted' in object;
}

/** The fields that differ, as they stood before. */
function changesOf(before: object, after: object): object {
  const values = new Map(Object.entries(after));
  return Object.fromEntries(
    Object.entries(before).filter(
      ([name, value]) => stableText(value) !== stableText(values.get(name)),
    ),
  );
}

/** The database keeps no order of names. */
function stableText(value: unknown): string | undefined {
  return JSON.stringify(value, (_, within) =>
    typeof within === 'object' && within !== null && !Array.isArray(within)
      ? Object.fromEntries(Object.entries(within).sort(([a], [b]) => (a < b ? -1 : 1)))
      : within,
  );
}
