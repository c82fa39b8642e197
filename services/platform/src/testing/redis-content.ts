import { Redis } from 'ioredis';

/** Returns every key of a Redis with its value, one per line; values of any type in Redis' dump format. */
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
