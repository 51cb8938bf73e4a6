import type { Corner } from './clip.ts';

const digitZero = 48;
const minus = 45;
const space = 32;

/**
 * Path data of many rings or lines, written digit by digit into one buffer that is used again and
 * again: text built from pieces, and a buffer for each path, would be garbage by the megabyte.
 */
export class PathData {
  #bytes = Buffer.alloc(65_536);
  #length = 0;

  /** Adds corners in whole units relative to one another, without those that fall together. */
  add(corners: readonly Corner[], fewest: number, isClosed: boolean): void {
    const start = this.#length;
    let count = 0;
    let x = 0;
    let y = 0;
    for (const corner of corners) {
      const dx = Math.round(corner.x) - x;
      const dy = Math.round(corner.y) - y;
      if (count > 0 && dx === 0 && dy === 0) continue;
      this.#reserve();
      if (count === 0) this.#letter('M');
      if (count === 1) this.#letter('l');
      this.#number(dx, count > 1);
      this.#number(dy, true);
      x += dx;
      y += dy;
      count++;
    }
    if (count < fewest) this.#length = start;
    else if (isClosed) this.#letter('z');
  }

  /** The path data so far; what is added next begins another path. */
  take(): string {
    const data = this.#bytes.toString('latin1', 0, this.#length);
    this.#length = 0;
    return data;
  }

  /** Makes room for a letter and two numbers. */
  #reserve(): void {
    if (this.#length + 40 < this.#bytes.length) return;
    const larger = Buffer.alloc(this.#bytes.length * 2);
    this.#bytes.copy(larger, 0, 0, this.#length);
    this.#bytes = larger;
  }

  #letter(letter: string): void {
    this.#bytes[this.#length++] = letter.charCodeAt(0);
  }

  #number(value: number, isSeparated: boolean): void {
    if (value < 0) this.#bytes[this.#length++] = minus;
    else if (isSeparated) this.#bytes[this.#length++] = space;
    const size = Math.abs(value);
    let divisor = 1;
    while (divisor * 10 <= size) divisor *= 10;
    for (; divisor >= 1; divisor /= 10) {
      this.#bytes[this.#length++] = digitZero + (Math.floor(size / divisor) % 10);
    }
  }
}
