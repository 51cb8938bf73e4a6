/** What is left of a picture once it is cropped. */
export interface Written {
  write(): Promise<Blob>;
}
