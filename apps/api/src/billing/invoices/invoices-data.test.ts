import { expect, test } from 'vitest';
import { password } from '../../account/account.fixture.ts';
import { signInNew } from '../../account/security.fixture.ts';
import { domains } from '../../main.ts';
import { startTestServer } from '../../platform/test-server.fixture.ts';
import { findInvoice } from './invoice-row.ts';
import { makeInvoice } from './invoices.fixture.ts';
import { issueInvoice } from './issue-invoice.ts';

const server = await startTestServer(domains, { withoutLimits: true });
const { database } = server.platform;

test('one’s data has one’s invoices; of a closed account the books keep what the law needs', async () => {
  const [rosa, ana] = [await signInNew(server), await signInNew(server)];
  const issue = (buyerId: number) =>
    database.transaction((transaction) => issueInvoice(transaction, makeInvoice({ buyerId })));
  const [own, others] = [await issue(rosa.id), await issue(ana.id)];
  const { body } = await rosa.call('GET', '/api/v1/user/data');
  expect(body.billing.invoices).toMatchObject([
    { number: own.number, buyer: 'Rosa Lindqvist', deliveredTo: { recipient: 'Kim Roy' } },
  ]);
  expect((await rosa.call('POST', '/api/v1/user/delete', { password })).status).toBe(200);
  expect(await findInvoice(database, own.id)).toEqual({
    ...own,
    buyerId: null,
    deliveredTo: {
      ...{ countryCode: 'CA', state: 'ON', postalCode: null, city: null },
      ...{ recipient: null, company: null, line1: null, line2: null },
    },
  });
  expect(await findInvoice(database, others.id)).toEqual(others);
});

test('an invoice of nothing that was sent loses its buyer alone', async () => {
  const rosa = await signInNew(server);
  const own = await database.transaction((transaction) =>
    issueInvoice(transaction, makeInvoice({ buyerId: rosa.id, deliveredTo: null })),
  );
  expect((await rosa.call('POST', '/api/v1/user/delete', { password })).status).toBe(200);
  expect(await findInvoice(database, own.id)).toEqual({ ...own, buyerId: null });
});
