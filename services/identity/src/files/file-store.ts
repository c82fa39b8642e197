/** Where files are kept. Names are ours, never anybody's input: `avatars/0198….webp`. */
export interface FileStore {
  /** Puts a file, whole or not at all. */
  put(name: string, bytes: Uint8Array, type: string): Promise<void>;
  /** @returns null when there is none */
  get(name: string): Promise<Uint8Array | null>;
  /** Twice is as good as once. */
  delete(name: string): Promise<void>;
}
