import { Redis } from 'ioredis';

/** Every key of a Redis with what it holds, a line each: values of any kind as Redis would save them. */
export async function redisContent(url: string): Promise<string> {
  const redis = new Redis(url);
  const lines: string[] = [];
  for await (const keys of redis.scanStream({ count: 1000 })) {
    for (const key of keys) {
      const saved = await redis.dumpBuffer(key);
      lines.push(`${key} ${saved?.toString() ?? ''}`);
    }
  }
  await redis.quit();
  return lines.join('\n');
}
