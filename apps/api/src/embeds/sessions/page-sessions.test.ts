import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { maximumSessions } from '../../account/sessions/surplus-sessions.ts';
import { sessions } from '../../account/tables.ts';
import { makeProof, openPage, shop, startEmbeds, storeEmbeddedSession } from '../embeds.fixture.ts';

const { server, database, openSite, signIn, grant } = await startEmbeds();
const other = 'https://other.example.org';

test('a page that starts one session after the other ends its own alone', async () => {
  const { live } = await openSite({ origins: [shop, other] });
  const person = await signIn();
  const elsewhere = openPage(server, other, live);
  elsewhere.take({
    token: await storeEmbeddedSession(database, { userId: person.id, key: live, origin: other }),
  });
  for (let started = 0; started < maximumSessions; started += 1) {
    await storeEmbeddedSession(database, { userId: person.id, key: live });
  }
  const { verifier, challenge } = makeProof();
  const { body } = await grant(person, live, challenge);
  const page = openPage(server, shop, live);
  await page.start({ verifier, code: body.code });
  expect(await page.whoIs()).toBe('Rosa');
  expect((await person.call('GET', '/api/v1/user/')).body?.firstName).toBe('Rosa');
  expect(await elsewhere.whoIs()).toBe('Rosa');
  expect(await database.$count(sessions, eq(sessions.embedOrigin, shop))).toBe(maximumSessions);
});
