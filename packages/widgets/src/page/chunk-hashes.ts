/** `name=hash+file+file` of every file of this version but two, with what each imports at once. */
export const chunkHashes = '__CHUNK_HASHES__';
