/** Units of files, each 1,024 of the one before, as the limits of uploads count. */
const fileUnits = ['B', 'KB', 'MB', 'GB'] as const;
export type FileUnit = (typeof fileUnits)[number];

interface FileSize {
  readonly amount: number;
  readonly unit: FileUnit;
  /** Places after the decimal mark that are worth reading. */
  readonly decimals: 0 | 1;
}

/** Bytes in the largest unit that leaves at least one of it. */
export function fileSizeOf(bytes: number): FileSize {
  let amount = bytes;
  let power = 0;
  // What would be written as 1,024 is one of the next unit.
  while (power < fileUnits.length - 1 && Math.round(amount) >= 1024) {
    amount /= 1024;
    power += 1;
  }
  const unit = fileUnits[power] ?? 'B';
  return { amount, unit, decimals: power > 1 ? 1 : 0 };
}

/** How full somebody's room is. */
export type RoomState = 'free' | 'nearlyFull' | 'full';

/** From this part on a room is nearly full. */
const nearly = 0.9;

interface Room {
  readonly used: number;
  readonly capacity: number;
  readonly files: number;
}

/** Whether there is room for another file, by bytes and by number. */
export function roomState({ used, capacity, files }: Room, maximumFiles: number): RoomState {
  const part = Math.max(used / capacity, files / maximumFiles);
  if (part >= 1) return 'full';
  return part >= nearly ? 'nearlyFull' : 'free';
}
