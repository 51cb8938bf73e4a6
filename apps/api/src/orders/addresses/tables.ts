import type { DeliveryAddress } from '@boardwalk/sdk-core/cart/delivery-schemas';
import { index, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { personId } from '../../account/tables.ts';
import { instant } from '../../platform/database/columns.ts';

/** Addresses that people have saved for deliveries. */
export const savedAddresses = pgTable(
  'saved_addresses',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: personId(),
    address: jsonb('address').$type<DeliveryAddress>().notNull(),
    /** By which the same address is one. */
    hash: text('hash').notNull(),
    usedAt: instant('used_at').notNull(),
  },
  (table) => [
    unique('saved_addresses_hash').on(table.userId, table.hash),
    index('saved_addresses_used').on(table.userId, table.usedAt),
  ],
);
