import type { Part, PartReader, Refuse } from './clean-parts.ts';

/** Boxes that hold boxes, on the way to those that describe the camera (ISO/IEC 14496-12). */
const containers = new Set(['moov', 'trak', 'mdia', 'minf', 'moof', 'traf', 'mvex']);

/** What stands at the top of a film, and is of it (ISO/IEC 14496-12 and -30, QuickTime). */
const filmBoxes = new Set([
  ...['ftyp', 'moov', 'mdat', 'moof', 'mfra', 'sidx', 'ssix', 'styp', 'prft', 'pdin', 'emsg'],
  'wide',
]);

/** A box of a camera's maker beside the film has a name that can be read. */
const boxName = /^[\x20-\x7e\xa9]{4}$/;

/** Who took it, with what and where; a preview beside the film; and room that anything may fill. */
const privateBoxes = new Set(['udta', 'meta', 'uuid', 'pnot', 'PICT', 'free', 'skip']);

const headBytes = 8;
const longHeadBytes = 16;

/**
 * Creates a reader for the boxes of an MPEG-4 or QuickTime film. Those that describe the camera
 * become free space of the same size, so that every offset in the file stays right.
 */
export function createMpeg4Reader(refusal: Refuse): PartReader {
  const seen = new Set<string>();
  /** What is left in each box that is open, the file itself first. */
  const room = [Number.POSITIVE_INFINITY];

  function enter(type: string, total: number): void {
    const left = room.at(-1) ?? 0;
    if (total > left) throw refusal('a box does not fit where it stands');
    if (room.length === 1 && !boxName.test(type))
      throw refusal('there is something beside the film');
    // What goes on to the end leaves no room behind it.
    room[room.length - 1] = total === Number.POSITIVE_INFINITY ? 0 : left - total;
    seen.add(type);
  }

  return {
    read(bytes, at): Part | undefined {
      while (room.length > 1 && room.at(-1) === 0) room.pop();
      const size = readSize(bytes, at);
      if (!size) return undefined;
      const { head, total } = size;
      if (total < head) throw refusal('a box does not fit where it stands');
      const type = bytes.toString('latin1', at + 4, at + headBytes);
      enter(type, total);
      const isOfMaker = room.length === 1 && !filmBoxes.has(type);
      const isPrivate = isOfMaker || privateBoxes.has(type) || type.startsWith('\u00a9');
      if (isPrivate) bytes.write('free', at + 4, 'latin1');
      if (isPrivate || !containers.has(type))
        return { headBytes: head, bytes: total - head, isPrivate };
      if (!Number.isFinite(total)) throw refusal('a box says no size');
      room.push(total - head);
      return { headBytes: head, bytes: 0, isPrivate };
    },
    end() {
      if (room.slice(1).some((left) => left > 0)) throw refusal('its end is cut off');
      if (!seen.has('moov')) throw refusal('there is no film in it');
      if (!seen.has('mdat')) throw refusal('there are no frames in it');
    },
  };
}

/** How long a box is, its head included: 0 means to the end, and 1 that 64 bits follow. */
function readSize(bytes: Buffer, at: number): { head: number; total: number } | undefined {
  if (at + headBytes > bytes.length) return undefined;
  const size = bytes.readUInt32BE(at);
  if (size === 0) return { head: headBytes, total: Number.POSITIVE_INFINITY };
  if (size !== 1) return { head: headBytes, total: size };
  if (at + longHeadBytes > bytes.length) return undefined;
  return { head: longHeadBytes, total: Number(bytes.readBigUInt64BE(at + headBytes)) };
}
