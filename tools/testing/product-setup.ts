import type { TestProject } from 'vitest/node';
import type {} from './product.ts';
import { runProduct } from './run-product.ts';

/** Vitest's global setup of the journeys: runs the whole product on a database of its own. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { product, end } = await runProduct();
  project.provide('product', product);
  return end;
}
