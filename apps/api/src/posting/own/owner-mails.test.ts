import { expect, test } from 'vitest';
import { delegate } from '../pictures.fixture.ts';
import { startPosting, writeListing } from '../posting.fixture.ts';

const { database, signIn } = await startPosting();

test('whoever may write a listing is told whose it is, by the first name', async () => {
  const [owner, helper] = [await signIn(), await signIn()];
  const listing = writeListing('property');
  const { body } = await owner.call('POST', '/api/v1/property/listing', { listing });
  await delegate(database, body.id, { userId: helper.id });
  for (const by of [owner, helper]) {
    const own = await by.call('GET', `/api/v1/property/listing/${body.id}/own`);
    expect(own.body.owner).toEqual({
      ...{ id: owner.id, firstName: 'Rosa', lastName: null, profilePicture: null },
    });
  }
});
