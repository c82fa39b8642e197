import { AwsClient } from 'aws4fetch';

import type { FileStore } from './file-store.ts';

/** A bucket of any store with the S3 API. */
export interface S3Config {
  /** `https://s3.example`; requests name the bucket in the path. */
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

const timeoutMilliseconds = 10_000;

/**
 * Returns a store in a bucket, shared by all processes. Rejects when the store answers an error.
 */
export function s3Files({ endpoint, bucket, region, ...keys }: S3Config): FileStore {
  const client = new AwsClient({ ...keys, region, service: 's3', retries: 2 });

  async function ask(name: string, request: RequestInit): Promise<Response> {
    const signal = AbortSignal.timeout(timeoutMilliseconds);
    const answer = await client.fetch(`${endpoint}/${bucket}/${name}`, { ...request, signal });
    if (!answer.ok && answer.status !== 404) {
      throw new Error(`The file store answers ${answer.status} to ${request.method} ${name}`);
    }
    return answer;
  }

  return {
    async put(name, bytes, type) {
      const headers = { 'content-type': type };
      const body = new Uint8Array(bytes);
      const store = (): Promise<Response> => ask(name, { method: 'PUT', body, headers });
      if ((await store()).ok) return;
      // The first upload to an empty store creates the bucket
      await ask('', { method: 'PUT' });
      if (!(await store()).ok) throw new Error(`The file store has no bucket ${bucket}`);
    },

    async get(name) {
      const answer = await ask(name, { method: 'GET' });
      return answer.ok ? new Uint8Array(await answer.arrayBuffer()) : null;
    },

    async delete(name) {
      await ask(name, { method: 'DELETE' });
    },
  };
}
