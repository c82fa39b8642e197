import type { FileStore } from '@osta/platform/files/file-store';
import { expect, it } from 'vitest';

/** Declares the tests of whatever keeps files: one contract, a folder and a server with the S3 API. */
export function keepsFiles(of: () => FileStore): void {
  it('are read back unchanged, and gone after deletion', async () => {
    const files = of();
    const bytes = Uint8Array.from({ length: 300_000 }, (_, n) => n % 251);
    await files.put('avatars/first.webp', bytes, 'image/webp');

    expect(Buffer.from((await files.get('avatars/first.webp')) ?? [])).toEqual(Buffer.from(bytes));
    await files.put('avatars/first.webp', Uint8Array.of(1, 2, 3), 'image/webp');
    expect([...((await files.get('avatars/first.webp')) ?? [])]).toEqual([1, 2, 3]);
    await files.delete('avatars/first.webp');
    await files.delete('avatars/first.webp');
    expect(await files.get('avatars/first.webp')).toBeNull();
    expect(await files.get('avatars/never.webp')).toBeNull();
  });

  it('are complete, also after concurrent writes under one name', async () => {
    const files = of();
    const versions = Array.from({ length: 8 }, (_, n) => new Uint8Array(100_000).fill(n));
    await Promise.all(
      versions.map((bytes) => files.put('avatars/raced.webp', bytes, 'image/webp')),
    );
    const kept = (await files.get('avatars/raced.webp')) ?? new Uint8Array();

    expect(kept.length).toBe(100_000);
    expect(new Set(kept).size).toBe(1);
    await files.delete('avatars/raced.webp');
  });
}
