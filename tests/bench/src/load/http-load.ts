import { Agent, request } from 'node:http';

/** One request. */
export interface Call {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/**
 * Sends requests as fast as answers come, over so many connections that stay open.
 *
 * @param next the next request; it is asked for `count` of them
 * @returns how many were answered each second
 * @throws Error with the first answer that is no success: a rate of refusals is none
 */
export async function postAll(
  url: string,
  count: number,
  connections: number,
  next: () => Call,
): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  let left = count;
  const began = performance.now();
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (left > 0) {
        left -= 1;
        await post(agent, url, next());
      }
    }),
  );
  const seconds = (performance.now() - began) / 1000;
  agent.destroy();
  return count / seconds;
}

function post(agent: Agent, url: string, { path, headers, body }: Call): Promise<void> {
  return new Promise((resolve, reject) => {
    const sent = request(`${url}${path}`, { agent, method: 'POST', headers }, (answer) => {
      let text = '';
      answer.setEncoding('utf8');
      answer.on('data', (part: string) => (text += part));
      answer.on('error', reject);
      answer.on('end', () => {
        const { statusCode = 0 } = answer;
        if (statusCode < 300) resolve();
        else reject(new Error(`${statusCode}: ${text}`));
      });
    });
    sent.on('error', reject);
    sent.end(body);
  });
}
