import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { users } from '../account/tables.ts';
import { startPictures } from './pictures/pictures.fixture.ts';

const { database, signIn, write, answer, hide, upload, send, look } = await startPictures();

test('people take along what they have sent, to whom, with pictures that open', async () => {
  const [rosa, milo] = [await signIn(), await signIn()];
  await database.update(users).set({ firstName: 'Milo' }).where(eq(users.id, milo.id));
  const { thread } = (await write(rosa, milo, 'Is the canoe red?')).body;
  await answer(milo, thread, 'It is a secret.');
  const { body } = await upload(rosa);
  await send(rosa, thread, [body.id], 'Like this one?');
  await hide(rosa, thread);
  const other = await signIn();
  await write(rosa, other, 'And yours?');
  await other.call('POST', '/api/v1/user/delete', { password: 'correct horse battery staple' });
  const answered = await rosa.call('GET', '/api/v1/user/data');
  const { messages } = answered.body.inbox;
  const to = { id: milo.id, firstName: 'Milo', isFormer: false };
  const sentAt = expect.stringMatching(/^\d{4}-\d\d-\d\dT/);
  expect(messages).toEqual([
    { threadId: thread, place: 1, body: 'Is the canoe red?', to, pictures: [], sentAt },
    { threadId: thread, place: 3, body: 'Like this one?', to, pictures: [body], sentAt },
    expect.objectContaining({
      body: 'And yours?',
      to: { id: other.id, firstName: '', isFormer: true },
    }),
  ]);
  expect(await look(messages[1].pictures[0].path)).toBe(200);
  expect(JSON.stringify(answered.body)).not.toContain('secret');
});
