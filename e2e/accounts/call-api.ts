import { randomInt } from 'node:crypto';
import { getProduct } from '@boardwalk/tools/testing/product';
import { type APIRequestContext, type APIResponse, request as requests } from 'playwright';
import { onTestFinished } from 'vitest';

const { siteOrigin } = getProduct();

/**
 * Calls the API as a page of our own site does, with the cookies of `request`: those of a browser's
 * context, or of nobody's browser. Journeys open more accounts in a minute than one caller may, so
 * that each call comes from another address, as the proxy that the product's settings name.
 */
export async function callApi(
  request: APIRequestContext,
  method: 'POST' | 'PUT',
  path: string,
  data: object = {},
  more: Readonly<Record<string, string>> = {},
): Promise<APIResponse> {
  const headers = {
    ...more,
    origin: siteOrigin,
    'sec-fetch-site': 'same-origin',
    'x-boardwalk': '1',
    'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`,
  };
  const response = await request.fetch(siteOrigin + path, { method, headers, data });
  if (!response.ok()) throw new Error(`${path} was answered ${await response.text()}`);
  return response;
}

/** Cookies of nobody's browser, until the test ends. */
export async function openRequestContext(): Promise<APIRequestContext> {
  const request = await requests.newContext();
  onTestFinished(() => request.dispose());
  return request;
}
