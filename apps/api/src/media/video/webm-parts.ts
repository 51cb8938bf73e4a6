import type { Part, PartReader, Refuse } from './clean-parts.ts';

/** Elements by their ids (RFC 9559); those that are entered hold the ones that follow. */
const segment = 0x18538067;
const cluster = 0x1f43b675;
const tracks = 0x1654ae6b;
const entered = new Set([segment, cluster]);

/** The head, the parts of a segment, and those of a cluster, all of which may follow one another. */
const known = new Set([
  ...[0x1a45dfa3, segment, 0x114d9b74, 0x1549a966, tracks, cluster, 0x1c53bb6b, 0x1043a770],
  ...[0xe7, 0xa3, 0xa0, 0xa7, 0xab, 0x5854, 0xbf, 0xec, 0x1254c367, 0x1941a469],
]);

/** Tags, attached files, and room that anything may fill. */
const privateElements = new Set([0x1254c367, 0x1941a469, 0xec]);

const voidId = 0xec;
const longestId = 4;
const longestLength = 8;

/** The elements of a WebM. Tags and attached files become empty room of the same size. */
export function createWebmReader(refusal: Refuse): PartReader {
  const seen = new Set<number>();
  return {
    read(bytes, at): Part | undefined {
      const idBytes = widthAt(bytes, at);
      if (idBytes > longestId) throw refusal('an element is none');
      const lengthBytes = widthAt(bytes, at + idBytes);
      if (lengthBytes > longestLength) throw refusal('an element is none');
      const headBytes = idBytes + lengthBytes;
      if (at + idBytes >= bytes.length || at + headBytes > bytes.length) return undefined;
      const id = bytes.readUIntBE(at, idBytes);
      if (!known.has(id)) throw refusal('there is something beside the film');
      seen.add(id);
      if (entered.has(id)) return { headBytes, bytes: 0, isPrivate: false };
      const length = readLength(bytes.subarray(at + idBytes, at + headBytes));
      if (!Number.isFinite(length)) throw refusal('an element says no size');
      const isPrivate = privateElements.has(id);
      if (isPrivate) writeVoid(bytes.subarray(at, at + headBytes), length);
      return { headBytes, bytes: length, isPrivate };
    },
    end() {
      if (!seen.has(segment) || !seen.has(tracks)) throw refusal('there is no film in it');
      if (!seen.has(cluster)) throw refusal('there are no frames in it');
    },
  };
}

/** How many bytes the number at a place has, by its first; 1 where that has not come yet. */
function widthAt(bytes: Buffer, at: number): number {
  const first = bytes[at];
  return first === undefined ? 1 : Math.clz32(first) - 23;
}

/** The number that a length is, without the bit that says how wide it is; all ones are none. */
function readLength(length: Buffer): number {
  const limit = 2 ** (7 * length.length);
  // Nothing that is stored comes near 2^53, where the last two widths would lose a bit.
  const value = length.reduce((sum, byte) => sum * 256 + byte, 0) - limit;
  return value >= limit - 1 ? Number.POSITIVE_INFINITY : value;
}

/** Makes a head that of an empty element, which ends where the one that it replaces does. */
function writeVoid(head: Buffer, length: number): void {
  const width = Math.min(longestLength, head.length - 1);
  let value = head.length + length - 1 - width;
  head.fill(0);
  head[0] = voidId;
  for (let at = width; at > 0; at -= 1) {
    head[at] = value % 256;
    value = Math.floor(value / 256);
  }
  // The bit that says how wide the length is.
  head[1] = (head[1] ?? 0) | (0x80 >> (width - 1));
}
