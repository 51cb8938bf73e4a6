import { existsSync, writeFileSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import sharp from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';
import { CATALOGUE } from './catalogue/catalogue.ts';
import { develop, encode } from './catalogue/develop.ts';
import { filesOf, type ManifestEntry, PICTURE_FOLDER, sourceOf } from './catalogue/manifest.ts';
import type { Picture } from './catalogue/picture.ts';
import { FRAME } from './engine/camera.ts';

const WORKERS = 2;

/** Renders the pictures that changed since they were last built into the folder and its manifest. */
async function buildAll(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const known = await readManifest(folder);
  const built = new Map(known.map((entry) => [entry.name, entry]));
  let news = 0;
  function keep(entry: ManifestEntry): void {
    built.set(entry.name, entry);
    news += 1;
    if (news % 20 === 0) writeManifest(folder, built);
  }
  const shares = Array.from({ length: WORKERS }, (_, share) => share);
  await Promise.all(shares.map((share) => runWorker({ folder, share, known }, keep)));
  const count = writeManifest(folder, built);
  await removeStrangers(folder, new Set(CATALOGUE.map(({ name }) => name)));
  process.stdout.write(`${count} pictures in ${folder}\n`);
}

/** Written as the work goes on, so that a build that is stopped can be taken up again. */
function writeManifest(folder: string, built: ReadonlyMap<string, ManifestEntry>): number {
  const entries = CATALOGUE.flatMap(({ name }) => built.get(name) ?? []);
  writeFileSync(join(folder, 'pictures.json'), `${JSON.stringify(entries, undefined, 1)}\n`);
  return entries.length;
}

interface Work {
  readonly folder: string;
  readonly share: number;
  readonly known: readonly ManifestEntry[];
}

async function readManifest(folder: string): Promise<ManifestEntry[]> {
  const path = join(folder, 'pictures.json');
  return existsSync(path) ? JSON.parse(await readFile(path, 'utf8')) : [];
}

function runWorker(work: Work, keep: (entry: ManifestEntry) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL(import.meta.url), { workerData: work });
    worker.on('message', keep);
    worker.once('error', reject);
    worker.once('exit', () => resolve());
  });
}

async function removeStrangers(folder: string, names: ReadonlySet<string>): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    if (entry.isDirectory() && !names.has(entry.name))
      await rm(join(folder, entry.name), { recursive: true });
  }
}

async function buildShare({ folder, share, known }: Work): Promise<void> {
  sharp.concurrency(1);
  for (const [index, picture] of CATALOGUE.entries()) {
    if (index % WORKERS === share) parentPort?.postMessage(await buildOne(folder, picture, known));
  }
}

async function buildOne(
  folder: string,
  picture: Picture,
  known: readonly ManifestEntry[],
): Promise<ManifestEntry> {
  const svg = picture.draw();
  const source = sourceOf(svg);
  const { name, kind, subject, alt } = picture;
  const before = known.find((entry) => entry.name === name && entry.source === source);
  if (before && filesOf(name).every((file) => existsSync(join(folder, file))))
    return { ...before, kind, subject, alt };
  const developed = await develop(svg);
  await mkdir(join(folder, name), { recursive: true });
  for (const { width, format, bytes } of await encode(developed)) {
    await writeFile(join(folder, name, `${width}.${format}`), bytes);
  }
  return {
    name,
    kind,
    subject,
    alt,
    width: FRAME.width,
    height: FRAME.height,
    ...(await lookOf(developed)),
    source,
  };
}

async function lookOf(picture: Buffer): Promise<Pick<ManifestEntry, 'thumbhash' | 'colour'>> {
  const small = await sharp(picture).resize(96, 72).ensureAlpha().raw().toBuffer();
  const { dominant } = await sharp(picture).stats();
  const part = (value: number): string => value.toString(16).padStart(2, '0');
  return {
    thumbhash: Buffer.from(rgbaToThumbHash(96, 72, small)).toString('base64'),
    colour: `#${part(dominant.r)}${part(dominant.g)}${part(dominant.b)}`,
  };
}

if (isMainThread) await buildAll(process.argv[2] ?? PICTURE_FOLDER);
else await buildShare(workerData);
