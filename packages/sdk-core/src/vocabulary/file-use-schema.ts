import * as z from 'zod/mini';

/** A place where a file is used. */
export const fileUse = z.strictObject({
  place: z.enum(['profile', 'listing', 'draft', 'board', 'shop', 'product']),
  /**
   * Of a listing, a board, or a draft, which has that of its listing; of a shop or a product its key.
   * Null of a profile.
   */
  id: z.nullable(z.int()),
  /** The kind of listing. */
  type: z.nullable(z.string()),
  /** What a listing, a board, a shop, a product or a draft is called; empty where it has no title yet. */
  title: z.string(),
  /** Whether there is a listing that was published, of which a draft has changes. */
  isPublished: z.boolean(),
});
export type FileUse = z.output<typeof fileUse>;
