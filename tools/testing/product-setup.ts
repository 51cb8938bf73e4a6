import type { TestProject } from 'vitest/node';
import { provideFixtureSdk } from './fixture-sdk.ts';
import type {} from './product.ts';
import { runProduct } from './run-product.ts';

/**
 * Vitest's global setup of the journeys: runs the whole product on a database of its own, and builds
 * the test widgets meanwhile.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const building = provideFixtureSdk();
  // Handled here, so that it does not end this process before the product is up.
  building.catch(() => {});
  const { product, end } = await runProduct();
  try {
    project.provide('fixtureSdk', await building);
    project.provide('product', product);
    return end;
  } catch (cause) {
    await end();
    throw cause;
  }
}
