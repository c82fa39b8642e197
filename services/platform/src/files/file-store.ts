/** A store of files. We choose the names, never a client: `avatars/0198….webp`. */
export interface FileStore {
  /** Puts a file, whole or not at all. */
  put(name: string, bytes: Uint8Array, type: string): Promise<void>;
  /** @returns null if there is none */
  get(name: string): Promise<Uint8Array | null>;
  /** Idempotent. */
  delete(name: string): Promise<void>;
}
