import { z } from 'zod';

import { diskFiles } from './disk-files.ts';
import type { FileStore } from './file-store.ts';
import { s3Files, type S3Config } from './s3-files.ts';

/** Where a service keeps files: a local folder, or a bucket. */
export type FilesConfig = { readonly directory: string } | S3Config;

const variables = z.object({
  OSTA_FILES_DIR: z.string().default('.osta/files'),
  S3_ENDPOINT: z.url({ protocol: /^https?$/u }).optional(),
  S3_BUCKET: z.string().default('osta'),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().default(''),
  S3_SECRET_ACCESS_KEY: z.string().default(''),
});

/** Reads where files are kept from the environment. */
export const FilesConfigFromVariables: z.ZodType<FilesConfig> = variables.transform(
  (read): FilesConfig => {
    const { S3_ENDPOINT: endpoint } = read;
    if (endpoint === undefined) return { directory: read.OSTA_FILES_DIR };
    return {
      endpoint: endpoint.replace(/\/$/u, ''),
      bucket: read.S3_BUCKET,
      region: read.S3_REGION,
      accessKeyId: read.S3_ACCESS_KEY_ID,
      secretAccessKey: read.S3_SECRET_ACCESS_KEY,
    };
  },
);

/** Returns the store of files. */
export function openFiles(config: FilesConfig): FileStore {
  return 'directory' in config ? diskFiles(config.directory) : s3Files(config);
}
