import { seededRandom } from '@boardwalk/api/src/demo/random.ts';
import { Canvas } from '../engine/canvas.ts';
import { lettersOnScreen } from '../engine/lettering.ts';

interface Room {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly kind: 'living' | 'wet' | 'bed' | 'hall';
}

const PLANS: readonly (readonly Room[])[] = [
  [
    { name: 'LIVING', x: 0, y: 0, width: 5.2, height: 4.4, kind: 'living' },
    { name: 'KITCHEN', x: 5.2, y: 0, width: 4.2, height: 3.4, kind: 'wet' },
    { name: 'DINING', x: 5.2, y: 3.4, width: 4.2, height: 2.6, kind: 'living' },
    { name: 'HALL', x: 3.4, y: 4.4, width: 1.8, height: 3.6, kind: 'hall' },
    { name: 'BEDROOM', x: 0, y: 4.4, width: 3.4, height: 3.6, kind: 'bed' },
    { name: 'BEDROOM', x: 5.2, y: 6, width: 4.2, height: 2, kind: 'bed' },
    { name: 'BATH', x: 9.4, y: 0, width: 2.2, height: 3.4, kind: 'wet' },
    { name: 'MAIN BED', x: 9.4, y: 3.4, width: 2.2, height: 4.6, kind: 'bed' },
  ],
  [
    { name: 'GREAT ROOM', x: 0, y: 0, width: 7, height: 4.8, kind: 'living' },
    { name: 'BEDROOM', x: 7, y: 0, width: 4.4, height: 3.6, kind: 'bed' },
    { name: 'BATH', x: 7, y: 3.6, width: 2, height: 2.6, kind: 'wet' },
    { name: 'CLOSET', x: 9, y: 3.6, width: 2.4, height: 2.6, kind: 'hall' },
    { name: 'ENTRY', x: 0, y: 4.8, width: 2.6, height: 3, kind: 'hall' },
    { name: 'KITCHEN', x: 2.6, y: 4.8, width: 4.4, height: 3, kind: 'wet' },
    { name: 'LAUNDRY', x: 7, y: 6.2, width: 4.4, height: 1.6, kind: 'wet' },
  ],
  [
    { name: 'GARAGE', x: 0, y: 0, width: 4, height: 6, kind: 'hall' },
    { name: 'KITCHEN', x: 4, y: 0, width: 3.8, height: 3.6, kind: 'wet' },
    { name: 'FAMILY ROOM', x: 7.8, y: 0, width: 4.2, height: 5, kind: 'living' },
    { name: 'HALL', x: 4, y: 3.6, width: 3.8, height: 1.4, kind: 'hall' },
    { name: 'BATH', x: 4, y: 5, width: 1.9, height: 2.8, kind: 'wet' },
    { name: 'STUDY', x: 5.9, y: 5, width: 2.6, height: 2.8, kind: 'living' },
    { name: 'BEDROOM', x: 8.5, y: 5, width: 3.5, height: 2.8, kind: 'bed' },
    { name: 'MUD ROOM', x: 0, y: 6, width: 4, height: 1.8, kind: 'hall' },
  ],
  [
    { name: 'STUDIO', x: 0, y: 0, width: 6.4, height: 5, kind: 'living' },
    { name: 'BALCONY', x: 6.4, y: 0, width: 1.7, height: 5, kind: 'hall' },
    { name: 'KITCHEN', x: 0, y: 5, width: 3.6, height: 2.4, kind: 'wet' },
    { name: 'BATH', x: 3.6, y: 5, width: 2.3, height: 2.4, kind: 'wet' },
    { name: 'ENTRY', x: 5.9, y: 5, width: 2.2, height: 2.4, kind: 'hall' },
  ],
];

/** Draws a floor plan on paper: walls, doors, windows, furniture outlines and room names. */
export function floorPlan(seed: number, tint: string): string {
  const random = seededRandom(seed);
  const canvas = new Canvas();
  const plan = PLANS[seed % PLANS.length];
  if (!plan) throw new Error(`expected a floor plan for seed ${seed}`);
  const wide = Math.max(...plan.map((room) => room.x + room.width));
  const tall = Math.max(...plan.map((room) => room.y + room.height));
  const scale = Math.min(1040 / wide, 740 / tall);
  const flip = random.chance(0.5);
  const left = (1280 - wide * scale) / 2;
  const top = (960 - tall * scale) / 2;
  canvas.push(
    `<rect width="1280" height="960" fill="${canvas.gradient(
      [0, 0],
      [1280, 960],
      [
        [0, '#fbfaf6'],
        [1, '#eeebe3'],
      ],
    )}"/>`,
  );
  canvas.push(
    `<rect x="${left - 4}" y="${top + 10}" width="${wide * scale + 16}" height="${tall * scale + 8}" fill="#3a3428" opacity="0.22" ${canvas.blur(14)}/>`,
  );
  const fills = { living: '#f6ead6', wet: '#dde9ec', bed: '#efe3e6', hall: '#efeeea' };
  for (const room of plan) {
    const x = left + (flip ? wide - room.x - room.width : room.x) * scale;
    const y = top + room.y * scale;
    const [width, height] = [room.width * scale, room.height * scale];
    canvas.push(
      `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fills[room.kind]}" stroke="#2c3036" stroke-width="9"/>`,
    );
    furnish(canvas, room, x, y, width, height);
    opening(canvas, room, x, y, width, height, tint);
    const middle = y + height * (room.kind === 'bed' ? 0.66 : 0.5);
    const size = Math.min(19, (width - 30) / room.name.length / 0.78);
    lettersOnScreen(canvas, room.name, x + width / 2, middle - 4, size, '#2c3036');
    lettersOnScreen(
      canvas,
      `${room.width.toFixed(1)} X ${room.height.toFixed(1)}`,
      x + width / 2,
      middle + 24,
      size * 0.7,
      '#7b7f85',
    );
  }
  return canvas.document();
}

function opening(
  canvas: Canvas,
  room: Room,
  x: number,
  y: number,
  width: number,
  height: number,
  tint: string,
): void {
  const door = Math.min(58, width * 0.3);
  const startX = x + width * 0.12;
  const wallY = y + height;
  if (room.kind !== 'hall') {
    canvas.push(
      `<rect x="${startX}" y="${wallY - 6}" width="${door}" height="12" fill="#fbfaf6"/><path d="M${startX} ${wallY}V${wallY - door}A${door} ${door} 0 0 1 ${startX + door} ${wallY}" fill="none" stroke="#6d7278" stroke-width="2"/>`,
    );
  }
  if (room.y === 0)
    canvas.push(
      `<rect x="${x + width * 0.3}" y="${y - 6}" width="${width * 0.4}" height="12" fill="#ffffff" stroke="${tint}" stroke-width="3"/><path d="M${x + width * 0.3} ${y}h${width * 0.4}" stroke="${tint}" stroke-width="2"/>`,
    );
}

function furnish(
  canvas: Canvas,
  room: Room,
  x: number,
  y: number,
  width: number,
  height: number,
): void {
  const line = 'fill="#ffffff" fill-opacity="0.75" stroke="#9a9fa5" stroke-width="2.5"';
  const rect = (u: number, v: number, w: number, h: number, round = 6): void => {
    canvas.push(
      `<rect x="${(x + u).toFixed(1)}" y="${(y + v).toFixed(1)}" width="${w.toFixed(1)}" height="${h.toFixed(1)}" rx="${round}" ${line}/>`,
    );
  };
  if (room.kind === 'bed') {
    const wide = Math.min(150, width * 0.6);
    const long = Math.min(120, height * 0.36);
    rect(width / 2 - wide / 2, 14, wide, long);
    rect(width / 2 - wide * 0.42, 22, wide * 0.36, long * 0.3, 8);
    rect(width / 2 + wide * 0.06, 22, wide * 0.36, long * 0.3, 8);
  }
  if (
    room.name.includes('LIVING') ||
    (room.name.includes('ROOM') && room.kind === 'living') ||
    room.name === 'STUDIO'
  ) {
    rect(width * 0.22, 18, width * 0.5, 52, 12);
    rect(width * 0.22, 18, width * 0.5, 18, 8);
    rect(width * 0.34, height * 0.27, width * 0.26, 40, 4);
    rect(16, height * 0.3, 52, height * 0.24, 12);
  }
  if (room.name === 'KITCHEN') {
    rect(10, 10, width - 20, 42, 2);
    rect(width * 0.55, 15, 52, 32, 4);
    for (const dot of [0, 1])
      canvas.push(`<circle cx="${x + width * 0.2 + dot * 30}" cy="${y + 31}" r="11" ${line}/>`);
  }
  if (room.name === 'DINING') {
    canvas.push(
      `<circle cx="${x + width * 0.8}" cy="${y + height * 0.34}" r="${Math.min(40, height * 0.2)}" ${line}/>`,
    );
  }
  if (room.name === 'BATH') {
    rect(12, 12, Math.min(150, width - 24), 56, 22);
    canvas.push(
      `<ellipse cx="${x + width - 40}" cy="${y + height - 44}" rx="20" ry="26" ${line}/>`,
    );
  }
}
