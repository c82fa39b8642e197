import type { Visitor } from '../auth/auth-port.ts';

/** Returns where a request comes from, as a session stores it. */
export function visitorOf(request: {
  readonly address: string;
  readonly headers: Headers;
}): Visitor {
  // The `User-Agent` of a browser is shorter; the rest of a longer one has no use
  return {
    address: request.address,
    userAgent: (request.headers.get('user-agent') ?? '').slice(0, 300),
  };
}
