import type { Visitor } from '../auth/auth-port.ts';

/** Where a request comes from, as a session remembers it. */
export function visitorOf(request: {
  readonly address: string;
  readonly headers: Headers;
}): Visitor {
  // A browser's own name is shorter; what is longer tells nobody anything
  return {
    address: request.address,
    userAgent: (request.headers.get('user-agent') ?? '').slice(0, 300),
  };
}
