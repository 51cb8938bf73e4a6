import { expect, test } from 'vitest';
import { makeProof, openPage, shop, startEmbeds } from '../embeds.fixture.ts';

const { server, openSite, signIn, grant } = await startEmbeds();

test('whoever agreed grants, and nobody who is signed in by the time of the press', async () => {
  const [site, rosa, milo] = [await openSite(), await signIn(), await signIn()];
  const { verifier, challenge } = makeProof();
  const shownToRosa = { userId: rosa.id };
  const answers = await Promise.all(
    [1, 2].map(() => grant(milo, site.live, challenge, shownToRosa)),
  );
  expect(answers.map(({ body }) => body.code)).toEqual(['conflict', 'conflict']);
  for (const userId of [undefined, null, 0, -1, '1', 1.5]) {
    expect((await grant(milo, site.live, challenge, { userId })).body.code).toBe('invalid-request');
  }
  expect((await milo.call('GET', '/api/v1/embeds/agreements')).body).toEqual([]);
  const page = openPage(server, shop, site.live);
  expect((await page.start({ verifier })).body).toBeNull();
});
