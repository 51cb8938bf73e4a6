import { globSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { type Browser, openMember } from '../account/account.fixture.ts';
import { accountDomain } from '../account/routes.ts';
import { users } from '../account/tables.ts';
import { mediaDomain } from '../media/routes.ts';
import { filesTable, media } from '../media/tables.ts';
import { film, photograph, upload } from '../media/upload/form.fixture.ts';
import { startTestServer } from '../platform/test-server.fixture.ts';
import { profileDomain } from './routes.ts';

const server = await startTestServer([accountDomain, mediaDomain, profileDomain], {
  withoutLimits: true,
});
const { database, configuration } = server.platform;
const change = '/api/v1/user/';
const nobodysAddress = {
  countryCode: null,
  postalCode: null,
  state: null,
  city: null,
  line1: null,
};
const facts = { firstName: 'Rosa', lastName: 'Lindqvist', phone: null, billing: nobodysAddress };

const open = () => openMember(server);

async function uploadPhoto(browser: Browser): Promise<{ id: string; path: string }> {
  const { body } = await upload(server, browser, { content: await photograph(200, 200) });
  return { id: body.id, path: body.path };
}

function take(browser: Browser, path: string | null) {
  return browser.call('PUT', change, { ...facts, profilePicture: path === null ? null : { path } });
}

async function pictureOf(id: number) {
  const [user] = await database.select().from(users).where(eq(users.id, id));
  return user?.profilePictureId;
}

test('an own upload becomes the picture that the session sees', async () => {
  const { browser } = await open();
  const { path } = await uploadPhoto(browser);
  const answer = await take(browser, path);
  expect([answer.status, answer.body.profilePicture]).toEqual([200, { path }]);
  expect((await browser.call('GET', change)).body.profilePicture).toEqual({ path });
  expect((await browser.call('PUT', change, facts)).body.profilePicture).toEqual({ path });
});

test('the former picture goes with everything that was kept of it', async () => {
  const { browser } = await open();
  const [first, second] = [await uploadPhoto(browser), await uploadPhoto(browser)];
  await take(browser, first.path);
  await take(browser, second.path);
  await expect.poll(() => database.$count(filesTable, eq(filesTable.id, first.id))).toBe(0);
  expect(await database.$count(media, eq(media.id, first.id))).toBe(0);
  expect(globSync(`media/**/${first.id}/*`, { cwd: configuration.dataFolder })).toEqual([]);
  expect((await server.inject({ url: `${first.path}/320.webp` })).status).toBe(404);
  expect((await server.inject({ url: `${second.path}/320.webp` })).status).toBe(200);
  await take(browser, null);
  expect(globSync(join('media', '**', second.id, '*'), { cwd: configuration.dataFolder })).toEqual(
    [],
  );
});

test('what is not one’s own picture is refused, and nothing changes', async () => {
  const { id, browser } = await open();
  const eve = await open();
  const others = await uploadPhoto(eve.browser);
  const video = (await upload(server, browser, { content: film(500) })).body;
  const own = await uploadPhoto(browser);
  await take(browser, own.path);
  for (const path of [
    others.path,
    video.path,
    `/media/${video.id}`,
    `/media/${'0'.repeat(32)}`,
    `${own.path}/../${others.id}`,
    `https://evil.example${own.path}`,
    '',
  ]) {
    const answer = await take(browser, path);
    expect([answer.status, answer.body.fields[0].path]).toEqual([400, 'body.profilePicture.path']);
  }
  expect(await pictureOf(id)).toBe(own.id);
  expect((await server.inject({ url: `${others.path}/320.webp` })).status).toBe(200);
});

test('a picture that was removed from one’s files is no picture any more', async () => {
  const { id, browser } = await open();
  const own = await uploadPhoto(browser);
  await take(browser, own.path);
  const address = `/api/v1/storage/me/files/${own.id}`;
  expect((await browser.call('DELETE', address)).status).toBe(409);
  expect(await pictureOf(id)).toBe(own.id);
  expect((await browser.call('DELETE', `${address}?uses=remove`)).status).toBe(200);
  expect(await pictureOf(id)).toBeNull();
  expect((await take(browser, own.path)).status).toBe(400);
});

test('of changes at once and twice, one picture stays, and the file of no other', async () => {
  const { id, browser } = await open();
  const photos = [];
  for (let count = 0; count < 4; count += 1) photos.push(await uploadPhoto(browser));
  const answers = await Promise.all([...photos, ...photos].map(({ path }) => take(browser, path)));
  for (const { status } of answers) expect([200, 400]).toContain(status);
  const picture = await pictureOf(id);
  const left = await database
    .select({ id: filesTable.id })
    .from(filesTable)
    .where(eq(filesTable.ownerId, id));
  expect(left).toContainEqual({ id: picture });
  expect((await server.inject({ url: `/media/${picture}/320.webp` })).status).toBe(200);
});

test('a picture of the demo, which is nobody’s file, stays for the others', async () => {
  const { id, browser } = await open();
  const shared = 'ab'.repeat(16);
  await database.update(users).set({ profilePictureId: shared }).where(eq(users.id, id));
  expect((await take(browser, `/media/${shared}`)).status).toBe(200);
  expect((await take(browser, null)).status).toBe(200);
  expect((await take(browser, `/media/${shared}`)).status).toBe(400);
});
