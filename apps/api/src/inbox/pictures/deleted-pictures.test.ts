import { beforeEach, expect, test } from 'vitest';
import { reportsDomain } from '../../reports/routes.ts';
import { reports } from '../../reports/tables.ts';
import { inboxPictures, inboxThreads } from '../tables.ts';
import { startPictures } from './pictures.fixture.ts';
import { sweepPictures } from './remove-pictures.ts';

const inbox = await startPictures(reportsDomain);
const { server, database, signIn, write, hide, messagesOf } = inbox;
const { upload, send, look } = inbox;
const chief = await signIn('administrators');
const sweep = () => sweepPictures(server.platform);

type Person = Awaited<ReturnType<typeof signIn>>;
let rosa: Person;
let milo: Person;
let thread: number;
let path: string;

/** Sends a picture; answers its address. */
async function sendPicture(by: Person): Promise<string> {
  const { body } = await upload(by);
  await send(by, thread, [body.id]);
  return body.path;
}

const report = (by: Person) =>
  by.call('POST', '/api/v1/inbox/thread/report', { thread, reason: 'scam' });

/** The addresses of pictures that moderators see, of each report. */
async function reported(): Promise<readonly (readonly string[])[]> {
  const { body } = await chief.call('GET', '/api/v1/administration/reports/thread');
  return body.results.map(({ messages }: { messages: { pictures: { path: string }[] }[] }) =>
    messages.flatMap(({ pictures }) => pictures.map((picture) => picture.path)),
  );
}

beforeEach(async () => {
  await database.delete(reports);
  await database.delete(inboxThreads);
  await database.delete(inboxPictures);
  [rosa, milo] = [await signIn(), await signIn()];
  ({ thread } = (await write(rosa, milo)).body);
  path = await sendPicture(rosa);
});

test('a picture is shown while one of the two reads it, and swept once neither does', async () => {
  await hide(rosa, thread);
  expect([await look(path), await sweep()]).toEqual([200, 0]);
  await hide(milo, thread);
  expect([await look(path), await sweep(), await database.$count(inboxPictures)]).toEqual([
    404, 1, 0,
  ]);
});

test('what comes after both have deleted is shown, what was before is not', async () => {
  await Promise.all([hide(rosa, thread), hide(milo, thread)]);
  const later = await sendPicture(milo);
  expect([await look(path), await look(later), await sweep()]).toEqual([404, 200, 1]);
  expect((await messagesOf(rosa, thread)).results.at(-1).pictures).toHaveLength(1);
});

test('where one deletes and the account of the other goes, it is swept as well', async () => {
  await hide(milo, thread);
  const later = await sendPicture(milo);
  await rosa.call('POST', '/api/v1/user/delete', { password: 'correct horse battery staple' });
  expect([await look(path), await look(later), await sweep()]).toEqual([404, 200, 1]);
});

test('one deletes while the other reports: moderators have it, also once both have deleted', async () => {
  await Promise.all([hide(rosa, thread), report(milo)]);
  await hide(milo, thread);
  expect([await look(path), await sweep(), await reported()]).toEqual([200, 0, [[path]]]);
});

test('a report by who has deleted shows moderators nothing of it, and leaves it to the sweep', async () => {
  await hide(milo, thread);
  await report(milo);
  expect([await reported(), await look(path)]).toEqual([[[]], 200]);
  await hide(rosa, thread);
  await report(rosa);
  expect([await reported(), await look(path), await sweep()]).toEqual([[[], []], 404, 1]);
});

test('deleted and reported by the same at once, moderators have all of it or nothing', async () => {
  await hide(rosa, thread);
  for (let round = 0; round < 4; round++) {
    const later = await sendPicture(rosa);
    await hide(rosa, thread);
    await database.delete(reports);
    await Promise.all([hide(milo, thread), report(milo)]);
    const [kept = []] = await reported();
    await sweep();
    expect([round, await look(later)]).toEqual([round, kept.includes(later) ? 200 : 404]);
    await milo.call('POST', `/api/v1/inbox/${rosa.id}/unignore`);
  }
});
