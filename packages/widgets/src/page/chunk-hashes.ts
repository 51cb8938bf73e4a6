/** `name=hash` of every file of this version but two: this one's stands in the runtime. */
export const chunkHashes = '__CHUNK_HASHES__';
