import * as z from 'zod/mini';

/** Who sells, as a receipt names them. */
export const seller = z.strictObject({
  name: z.string(),
  /** On one line: `1 Example Street, Hamilton ON L8P 1A1, Canada`. */
  address: z.string(),
  /** Each with the tax that it is for: `GST/HST 12345 6789 RT0001`. */
  taxNumbers: z.readonly(z.array(z.string())),
});
export type Seller = z.output<typeof seller>;
