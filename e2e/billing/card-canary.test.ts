import { readFile } from 'node:fs/promises';
import { runStatement } from '@boardwalk/tools/postgres/connect';
import { getProduct } from '@boardwalk/tools/testing/product';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { useChromium } from '../embedding-page.ts';
import { cardOf, numbers, openBilling, passBank, typeCard } from './card-steps.ts';

const browser = useChromium();
const { siteOrigin, databaseUrl, logFile } = getProduct();

/** The tables with a row that holds a text, wherever in it. */
async function tablesWith(text: string): Promise<string[]> {
  const rows = await runStatement(
    databaseUrl,
    `select c.oid::regclass::text as name from pg_class c
       join pg_namespace n on n.oid = c.relnamespace
      where c.relkind = 'r' and n.nspname not in ('pg_catalog', 'information_schema')`,
  );
  const tables: { name: string }[] = JSON.parse(JSON.stringify(rows));
  const found: string[] = [];
  for (const { name } of tables) {
    const search = `select 1 from ${name} r where r::text like '%${text}%' limit 1`;
    if ((await runStatement(databaseUrl, search)).length > 0) found.push(name);
  }
  return found;
}

/**
 * Returns all that our own page holds: its elements within one another, what is typed, what is
 * stored.
 */
function contentOf(page: Page): Promise<string> {
  return page.evaluate(() => {
    const texts = [document.cookie, JSON.stringify([{ ...localStorage }, { ...sessionStorage }])];
    const roots: (Element | ShadowRoot)[] = [document.documentElement];
    for (const root of roots) {
      texts.push(root.innerHTML);
      for (const element of root.querySelectorAll('*')) {
        if (element instanceof HTMLInputElement) texts.push(element.value);
        if (element.shadowRoot) roots.push(element.shadowRoot);
      }
    }
    return texts.join('\n');
  });
}

test('the number of a card is in none of our pages, requests, logs and tables', async () => {
  const { page } = await openBilling(browser());
  const sent: string[] = [];
  page.context().on('request', (request) => {
    if (request.url().startsWith(siteOrigin)) sent.push(request.url(), request.postData() ?? '');
  });
  await typeCard(page, numbers.watched);
  await page.frameLocator('iframe[title="3D Secure"]').getByText('Complete').waitFor();
  const whileTyped = await contentOf(page);
  await passBank(page);
  await cardOf(page, numbers.watched).waitFor();
  const content = await contentOf(page);
  const log = await readFile(logFile, 'utf8');

  // Each of them was looked into.
  expect(content).toContain('ending in 3155');
  expect(sent.join('\n')).toContain('/api/v1/customer/setup');
  expect(log).toContain('{"level"');
  const cards = await page.request.get(`${siteOrigin}/api/v1/customer/cards`);
  const [{ payment_id: id }] = await cards.json();
  expect(await tablesWith(id)).toContain('saved_cards');

  for (const text of [whileTyped, content, sent.join('\n'), log]) {
    expect(text.includes(numbers.watched)).toBe(false);
  }
  expect(await tablesWith(numbers.watched)).toEqual([]);
});
