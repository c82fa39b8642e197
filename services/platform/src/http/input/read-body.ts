import { isUtf8 } from 'node:buffer';
import type { IncomingMessage } from 'node:http';

import type { PlainProblem } from '../platform-problems.ts';

/** Bytes. No body of the API needs more; files are uploaded as forms. */
const largestBody = 64 * 1024;

export type Body = { readonly ok: true; readonly value: unknown } | NoBody;

/** Why a body could not be read. */
export interface NoBody {
  readonly ok: false;
  readonly problem: Extract<
    PlainProblem,
    'MALFORMED_BODY' | 'UNSUPPORTED_MEDIA_TYPE' | 'PAYLOAD_TOO_LARGE'
  >;
}

/**
 * Reads a JSON body of at most 64 KiB in UTF-8, uncompressed. An empty one is `undefined`.
 *
 * A key `__proto__` anywhere makes it malformed (ASVS 5.0 §15.3.6).
 *
 * @throws Error when the client goes away before the body is complete
 */
export async function readBody(request: IncomingMessage): Promise<Body> {
  const { headers } = request;
  const length = headers['content-length'];
  const hasBody = (length !== undefined && length !== '0') || 'transfer-encoding' in headers;
  if (!hasBody) return { ok: true, value: undefined };

  if (!isJson(headers['content-type']) || isEncoded(headers['content-encoding'])) {
    return { ok: false, problem: 'UNSUPPORTED_MEDIA_TYPE' };
  }
  if (Number(length) > largestBody) return { ok: false, problem: 'PAYLOAD_TOO_LARGE' };

  const bytes = await collect(request, largestBody);
  if (bytes === undefined) return { ok: false, problem: 'PAYLOAD_TOO_LARGE' };
  if (!isUtf8(bytes)) return { ok: false, problem: 'MALFORMED_BODY' };
  try {
    const text = bytes.toString();
    const value: unknown = JSON.parse(text);
    // An escape sequence can hide the name from the first check
    const isSuspect = text.includes('__proto__') || text.includes(String.raw`\u`);
    if (isSuspect && namesPrototype(value)) return { ok: false, problem: 'MALFORMED_BODY' };
    return { ok: true, value };
  } catch {
    return { ok: false, problem: 'MALFORMED_BODY' };
  }
}

/**
 * Collects the bytes of a body; undefined as soon as they exceed the limit.
 *
 * @throws Error when the client goes away before the body is complete
 */
function collect(request: IncomingMessage, largest: number): Promise<Buffer | undefined> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size <= largest) chunks.push(chunk);
      else {
        request.removeAllListeners('data').pause();
        resolve(undefined);
      }
    });
    request.once('end', () => resolve(chunks.length === 1 ? chunks[0] : Buffer.concat(chunks)));
    request.once('error', reject);
    request.once('close', () =>
      reject(new Error('The client went away before the body was complete')),
    );
  });
}

function isJson(contentType = ''): boolean {
  const [type = '', ...parameters] = contentType.toLowerCase().split(';');
  if (type.trim() !== 'application/json') return false;
  return parameters.every((parameter) => {
    const [name = '', value = ''] = parameter.split('=');
    return name.trim() !== 'charset' || /^"?utf-?8"?$/u.test(value.trim());
  });
}

// oxlint-disable-next-line osta/no-service-name -- the coding of RFC 9110 that changes nothing
const asItIs = 'identity';

function isEncoded(encoding = asItIs): boolean {
  return encoding.trim().toLowerCase() !== asItIs;
}

function namesPrototype(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (Object.hasOwn(value, '__proto__')) return true;
  return Object.values(value).some(namesPrototype);
}
