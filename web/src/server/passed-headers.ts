import type { Request } from 'express';

/** The visitor's headers that are passed to the API. */
const passedOn = ['cookie', 'user-agent', 'x-forwarded-for', 'x-request-id'] as const;

/** Returns the headers of a call to the API on a visitor's behalf. */
export function headersFor(request: Request): Headers {
  const headers = new Headers();
  for (const name of passedOn) {
    const value = request.get(name);
    if (value !== undefined) headers.set(name, value);
  }
  if (!headers.has('x-forwarded-for') && request.ip !== undefined) {
    headers.set('x-forwarded-for', request.ip);
  }
  return headers;
}
