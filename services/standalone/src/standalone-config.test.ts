import path from 'node:path';

import { describe, expect, it } from 'vitest';

import { readStandaloneConfig } from './standalone-config.ts';

describe('the folder of pictures and documents', () => {
  it('is in the data directory unless it is told', () => {
    const OSTA_DATA_DIR = '/srv/osta';
    expect(readStandaloneConfig({ OSTA_DATA_DIR }).filesDirectory).toBe('/srv/osta/files');
    const told = { OSTA_DATA_DIR, OSTA_FILES_DIR: '/mnt/files' };
    expect(readStandaloneConfig(told).filesDirectory).toBe('/mnt/files');
    expect(readStandaloneConfig({ ...told, OSTA_FILES_DIR: '' }).filesDirectory).toBe(
      '/srv/osta/files',
    );
  });

  it('is the same for every process, wherever it works', () => {
    const { filesDirectory } = readStandaloneConfig({ OSTA_FILES_DIR: 'files' });
    expect(filesDirectory).toBe(path.resolve('files'));
  });
});
