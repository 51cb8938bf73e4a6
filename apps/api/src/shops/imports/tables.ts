import {
  type ProductNote,
  type ProductProblem,
  productPlans,
  tableShapes,
} from '@boardwalk/sdk-core/shops/imports/product-faults';
import type { PreviewedProduct } from '@boardwalk/sdk-core/shops/imports/schemas';
import type { ProductBody } from '@boardwalk/sdk-core/shops/products/product-body';
import { importStates } from '@boardwalk/sdk-core/vocabulary/imports/import-states';
import { sql } from 'drizzle-orm';
import {
  bigserial,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';
import { users } from '../../account/tables.ts';
import { instant, wholeNumber } from '../../platform/database/columns.ts';
import { products } from '../products/tables.ts';
import { shops } from '../tables.ts';
import type { ProductPatch } from './reading/product-patch.ts';

/** Where what is changed came from: a table that somebody had checked, or the grid of products. */
const importSources = ['table', 'grid'] as const;
export type ImportSource = (typeof importSources)[number];

/** Tables of products that somebody had checked, and edits of a grid, with what became of them. */
export const productImports = pgTable(
  'product_imports',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    shopKey: wholeNumber('shop_key')
      .notNull()
      .references(() => shops.key),
    userId: wholeNumber('user_id')
      .notNull()
      .references(() => users.id),
    source: text('source', { enum: importSources }).notNull().default('table'),
    state: text('state', { enum: importStates }).notNull(),
    shape: text('shape', { enum: tableShapes }).notNull(),
    /** As the file was called. */
    name: text('name').notNull(),
    rows: integer('rows').notNull(),
    created: integer('created').notNull().default(0),
    changed: integer('changed').notNull().default(0),
    same: integer('same').notNull().default(0),
    wrong: integer('wrong').notNull().default(0),
    problems: integer('problems').notNull().default(0),
    leftOut: jsonb('left_out').$type<readonly string[]>().notNull(),
    notes: jsonb('notes')
      .$type<readonly { readonly note: ProductNote; readonly products: number }[]>()
      .notNull(),
    /** Whether what goes on takes the right to write; else the right to create does. */
    needsWrite: boolean('needs_write').notNull().default(false),
    /** The row that importing, or undoing, has dealt with last. */
    position: integer('position').notNull().default(0),
    done: integer('done').notNull().default(0),
    imported: integer('imported').notNull().default(0),
    removed: integer('removed').notNull().default(0),
    kept: integer('kept').notNull().default(0),
    createdAt: instant('created_at').notNull(),
    finishedAt: instant('finished_at'),
  },
  (table) => [
    index('product_imports_shop').on(table.shopKey, table.userId, table.createdAt),
    index('product_imports_user').on(table.userId),
  ],
);
export type ProductImportRow = typeof productImports.$inferSelect;

/** What a product was before an import changed it. */
export interface FormerProduct {
  readonly body: ProductBody;
  readonly isActive: boolean;
  /** What came to stocks by the import: `[variant, pieces]`. */
  readonly stockChanges: readonly (readonly [number, number])[];
  /** Stocks as an edit left them, by which undoing it finds what was sold or counted since. */
  readonly leftStocks?: readonly (readonly [number, number])[];
}

/** A product of such a table, by the first of its rows, or a row and what is wrong with it. */
export const productImportRows = pgTable(
  'product_import_rows',
  {
    importId: wholeNumber('import_id')
      .notNull()
      .references(() => productImports.id, { onDelete: 'cascade' }),
    row: integer('row').notNull(),
    /** How the table names the product: by the same name it is the same one. */
    reference: text('reference'),
    plan: text('plan', { enum: productPlans }),
    /** What will be written; null once it is. */
    patch: jsonb('patch').$type<ProductPatch>(),
    /** The stocks that it was compared with: `[variant, pieces]`. */
    stocks: jsonb('stocks').$type<readonly (readonly [number, number])[]>(),
    preview: jsonb('preview').$type<Omit<PreviewedProduct, 'row' | 'plan'>>(),
    problems: jsonb('problems').$type<readonly ProductProblem[]>(),
    /** The product that it became, or changed. */
    productKey: wholeNumber('product_key').references(() => products.key),
    /** Of one that was changed, until that is undone. */
    former: jsonb('former').$type<FormerProduct>(),
    /** The product’s version, and whether it showed, as the import left it. */
    version: integer('version'),
    wasActive: boolean('was_active'),
    importedAt: instant('imported_at'),
    /** The stocks in the table, by `variantKey`: `[key, pieces]`. */
    importedStocks: jsonb('imported_stocks').$type<readonly (readonly [string, number])[]>(),
  },
  (table) => [
    primaryKey({ columns: [table.importId, table.row] }),
    index('product_import_rows_reference')
      .on(table.reference)
      .where(sql`${table.productKey} is not null`),
    index('product_import_rows_product')
      .on(table.productKey)
      .where(sql`${table.productKey} is not null`),
  ],
);
