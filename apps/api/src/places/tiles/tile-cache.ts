/** Drawn tiles of late, as many as fit into `capacity` bytes. */
export interface TileCache {
  /** Returns the tile under `key`, drawn by `draw` unless it is cached. */
  take(key: string, draw: () => Promise<Buffer>): Promise<Buffer>;
}

/** Creates a cache that evicts what was requested longest ago. */
export function createTileCache(capacity: number): TileCache {
  const kept = new Map<string, Buffer>();
  let size = 0;

  function drop(key: string, tile: Buffer): void {
    kept.delete(key);
    size -= tile.length;
  }

  function keep(key: string, tile: Buffer): void {
    const before = kept.get(key);
    if (before !== undefined) drop(key, before);
    kept.set(key, tile);
    size += tile.length;
    for (const [oldest, content] of kept) {
      if (size <= capacity) return;
      drop(oldest, content);
    }
  }

  return {
    async take(key, draw) {
      const tile = kept.get(key) ?? (await draw());
      keep(key, tile);
      return tile;
    },
  };
}
