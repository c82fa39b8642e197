import type { IncomingMessage } from 'node:http';

import { Busboy, type BusboyInstance } from '@fastify/busboy';
import type { FieldProblem } from '@osta/contracts/problem';

import type { NoBody } from './read-body.ts';
import type { Upload, UploadedFile } from './route.ts';

/** What a form needs besides its file. */
const formBytes = 8 * 1024;

/** What a part is called whose head does not say it. */
const nameless = '';

type Read =
  | { readonly ok: true; readonly file: UploadedFile }
  | (NoBody & { readonly fields?: undefined })
  | {
      readonly ok: false;
      readonly problem: 'VALIDATION_FAILED';
      readonly fields: readonly FieldProblem[];
    };

/**
 * Reads a form that holds one file and nothing else, into a buffer that is never larger than the file may
 * be. What is too large is not read to its end.
 *
 * @throws Error when the client goes away before it is complete
 */
export async function readUpload(
  request: IncomingMessage,
  { field, maxBytes }: Upload,
): Promise<Read> {
  const { 'content-type': type = '', ...headers } = request.headers;
  const isForm = /^multipart\/form-data;/iu.test(type);
  if (!isForm || headers['content-encoding'] !== undefined) {
    return { ok: false, problem: 'UNSUPPORTED_MEDIA_TYPE' };
  }
  const largest = maxBytes + formBytes;
  const length = Number(headers['content-length'] ?? largest);
  if (length > largest) return { ok: false, problem: 'PAYLOAD_TOO_LARGE' };

  const form = openForm(type, maxBytes);
  const parts = form && partsOf(form, Math.min(length, maxBytes));
  const end = form && (await feed(form, request, largest));
  if (end === 'too large' || parts?.isCut) return { ok: false, problem: 'PAYLOAD_TOO_LARGE' };
  if (end !== 'complete' || !parts) return { ok: false, problem: 'MALFORMED_BODY' };

  const [name] = parts.names;
  if (name !== undefined && name !== field) {
    return invalid({ field: `body.${name}`, rule: 'unknown-field' });
  }
  if (parts.areMore) return invalid({ field: `body.${field}`, rule: 'max', limit: 1 });
  if (parts.size === 0) return invalid({ field: `body.${field}`, rule: 'required' });
  return { ok: true, file: { bytes: parts.bytes.subarray(0, parts.size) } };
}

/** A form of one part; null where its type names no boundary. */
function openForm(type: string, maxBytes: number): BusboyInstance | null {
  try {
    return new Busboy({
      headers: { 'content-type': type },
      limits: {
        parts: 1,
        fieldSize: 0,
        fileSize: maxBytes,
        headerPairs: 20,
        headerSize: formBytes,
      },
      // Without a name of a file it is text, whatever type it claims
      isPartAFile: (_name, _type, fileName) => fileName !== undefined,
    });
  } catch {
    return null;
  }
}

interface Parts {
  /** Of the parts that came, in order. */
  readonly names: string[];
  /** There was a part after the first one. */
  areMore: boolean;
  /** What the file holds, up to `size`. */
  readonly bytes: Buffer;
  size: number;
  /** The file is larger than it may be. */
  isCut: boolean;
}

function partsOf(form: BusboyInstance, maxBytes: number): Parts {
  const bytes = Buffer.allocUnsafe(maxBytes);
  const parts: Parts = { names: [], areMore: false, bytes, size: 0, isCut: false };
  form.on('file', (name: string | undefined, content) => {
    parts.names.push(name ?? nameless);
    content.on('data', (chunk: Buffer) => {
      parts.size += chunk.copy(bytes, parts.size);
    });
    content.once('limit', () => {
      parts.isCut = true;
    });
    // The form says so too
    content.on('error', () => {});
  });
  form.on('field', (name: string | undefined) => parts.names.push(name ?? nameless));
  form.once('partsLimit', () => {
    parts.areMore = true;
  });
  return parts;
}

/**
 * Gives a form what a client sends, to its end. Nothing waits for the form: what could pile up before it
 * is bounded.
 *
 * @throws Error when the client goes away before the body is complete
 */
function feed(
  form: BusboyInstance,
  request: IncomingMessage,
  largest: number,
): Promise<'complete' | 'malformed' | 'too large'> {
  return new Promise((resolve, reject) => {
    let size = 0;
    let end: 'complete' | 'malformed' | undefined;
    const settle = (how?: 'complete' | 'malformed'): void => {
      end ??= how;
      // The form may be done before what is behind it has come
      if (end && request.readableEnded) resolve(end);
    };
    form.once('finish', () => settle('complete'));
    // It can say so more than once
    form.on('error', () => settle('malformed'));
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size <= largest) form.write(chunk);
      else {
        request.removeAllListeners('data').pause();
        resolve('too large');
      }
    });
    request.once('end', () => {
      form.end();
      settle();
    });
    request.once('error', reject);
    request.once('close', () => {
      // Of what came to its end the form has still to say what it makes of it
      if (request.readableEnded) return;
      reject(new Error('The client went away before the body was complete'));
    });
  });
}

function invalid(problem: FieldProblem): Read {
  return { ok: false, problem: 'VALIDATION_FAILED', fields: [problem] };
}
