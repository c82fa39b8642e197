/** A browser of one network that talks to the API alone and keeps its cookies. */
export interface Device {
  /** Sends a command. Resolves with whatever the product answers. */
  send(method: 'POST' | 'PUT' | 'DELETE', path: string, body?: object): Promise<DeviceAnswer>;
  /** Forgets every cookie but those that `keeps` takes, by their name. */
  forget(keeps: (name: string) => boolean): void;
}

/** An answer of the product. */
export interface DeviceAnswer {
  readonly status: number;
  /** Seconds; null when the answer does not say when to come again. */
  readonly retryAfter: number | null;
}

/**
 * Opens a browser without cookies.
 *
 * @param address its address, as the product's own proxy would report it
 */
export function openDevice(origin: string, address: string): Device {
  const jar = new Map<string, string>();
  return {
    async send(method, path, body) {
      const answer = await fetch(origin + path, {
        method,
        headers: {
          origin,
          'x-csrf': '1',
          'x-forwarded-for': address,
          cookie: [...jar.values()].join('; '),
          ...(body && { 'content-type': 'application/json' }),
        },
        body: body === undefined ? null : JSON.stringify(body),
      });
      await answer.text();
      for (const line of answer.headers.getSetCookie()) {
        const [pair = ''] = line.split(';', 1);
        const [name = ''] = pair.split('=', 1);
        if (/max-age=0/iu.test(line)) jar.delete(name);
        else jar.set(name, pair);
      }
      const said = answer.headers.get('retry-after');
      return { status: answer.status, retryAfter: said === null ? null : Number(said) };
    },
    forget(keeps) {
      for (const name of jar.keys()) if (!keeps(name)) jar.delete(name);
    },
  };
}
