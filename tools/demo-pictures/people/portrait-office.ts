import { type Random, seededRandom } from '@boardwalk/api/src/demo/random.ts';
import type { Canvas } from '../engine/canvas.ts';
import { darker, lighter } from '../engine/colour.ts';

const WALLS = [
  '#c9d0cf',
  '#d8ccbe',
  '#b8c4cc',
  '#d2c3b8',
  '#c3c9bb',
  '#cdc6d2',
  '#8fa09a',
] as const;

/** Paints a place of work out of focus: by number a library, a wall with art, or a glass front. */
export function officeBehind(canvas: Canvas, seed: number): void {
  const random = seededRandom(seed * 31 + 5);
  const wall = WALLS[seed % WALLS.length] ?? '#c9d0cf';
  const flip = seed % 2 === 0;
  const light: [number, number] = flip ? [1280, 0] : [0, 0];
  const shade: [number, number] = flip ? [0, 700] : [1280, 700];
  const fill = canvas.gradient(light, shade, [
    [0, lighter(wall, 0.35)],
    [1, darker(wall, 0.18)],
  ]);
  canvas.push(`<rect width="1280" height="960" fill="${fill}"/>`);
  const mirror = flip ? 'transform="translate(1280 0) scale(-1 1)"' : '';
  canvas.group(`${mirror} ${canvas.blur(15)}`, () => {
    const place = [library, gallery, glassFront][seed % 3] ?? library;
    place(canvas, random);
  });
}

function rect(
  canvas: Canvas,
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
): void {
  canvas.push(
    `<rect x="${x.toFixed(0)}" y="${y.toFixed(0)}" width="${width.toFixed(0)}" height="${height.toFixed(0)}" fill="${fill}"/>`,
  );
}

function daylightPane(canvas: Canvas, x: number, width: number): void {
  const sky = canvas.gradient(
    [0, 0],
    [0, 580],
    [
      [0, '#a9cbe2'],
      [0.7, '#e3eee6'],
      [1, '#8fae86'],
    ],
  );
  rect(canvas, x, 0, width, 582, sky);
}

function plant(canvas: Canvas, x: number, y: number): void {
  for (let leaf = 0; leaf < 14; leaf += 1) {
    const turn = leaf * 23 - 150;
    const tone = leaf % 2 ? '#5f8a5a' : '#466f4a';
    canvas.ellipse(x, y - 90, 34, 84, tone, `transform="rotate(${turn * 0.5} ${x} ${y})"`);
  }
}

function library(canvas: Canvas, random: Random): void {
  rect(canvas, 40, -20, 380, 620, '#f3f6f4');
  daylightPane(canvas, 58, 166);
  daylightPane(canvas, 240, 166);
  for (let bush = 0; bush < 6; bush += 1)
    canvas.ellipse(70 + bush * 60, 560, 60, random.between(60, 110), '#7d9c72');
  rect(canvas, 830, 90, 430, 900, '#8f6844');
  for (let shelf = 0; shelf < 5; shelf += 1) {
    const y = 110 + shelf * 165;
    rect(canvas, 848, y, 394, 148, '#5e432d');
    for (let book = 0; book < 370; ) {
      const width = random.between(14, 30);
      const tall = random.between(80, 132);
      const tone = random.pick(['#8f4a3c', '#3f5a6b', '#d9cdb8', '#6d7a58', '#b98b4a', '#e9e2d2']);
      if (random.chance(0.75)) rect(canvas, 854 + book, y + 148 - tall, width, tall, tone);
      book += width + 3;
    }
  }
}

function gallery(canvas: Canvas, random: Random): void {
  const tones = ['#c2703f', '#3f5a6b', '#7d8f6a', '#d9a35c', '#8f5a5a'];
  for (const [x, y, width, height] of [
    [70, 130, 250, 320],
    [985, 90, 230, 270],
    [985, 410, 230, 230],
  ] as const) {
    rect(canvas, x - 14, y - 14, width + 28, height + 28, '#f7f3ea');
    rect(canvas, x, y, width, height, lighter(random.pick(tones), 0.45));
    canvas.ellipse(
      x + width * 0.55,
      y + height * 0.4,
      width * 0.24,
      width * 0.24,
      random.pick(tones),
    );
    rect(canvas, x, y + height * 0.66, width, height * 0.34, random.pick(tones));
  }
  rect(canvas, 0, 760, 1280, 220, '#8a6239');
  rect(canvas, 0, 748, 1280, 22, '#a87f55');
  plant(canvas, 150, 740);
  canvas.push(
    '<path d="M1090 760V560M1030 560L1060 470H1120L1150 560Z" stroke="#3a332d" stroke-width="12" fill="#ffe9b8"/>',
  );
}

function glassFront(canvas: Canvas, random: Random): void {
  const sky = canvas.gradient(
    [0, 0],
    [0, 760],
    [
      [0, '#9cc2de'],
      [0.75, '#e6ecea'],
      [1, '#cfd9d6'],
    ],
  );
  rect(canvas, 0, 0, 1280, 790, sky);
  for (let x = -20; x < 1290; ) {
    const width = random.between(60, 130);
    const tall = random.between(160, 430);
    rect(
      canvas,
      x,
      790 - tall,
      width,
      tall,
      random.pick(['#a9b8c2', '#b9c3c8', '#98a9b5', '#c6c3bb']),
    );
    x += width + random.between(0, 26);
  }
  for (const x of [-10, 310, 630, 950, 1270]) rect(canvas, x, 0, 22, 800, '#e9eceb');
  rect(canvas, 0, 780, 1280, 200, '#b9a48a');
  plant(canvas, 1130, 800);
}
