import type { IncomingMessage } from 'node:http';

import { Busboy, type BusboyInstance } from '@fastify/busboy';
import type { Upload } from '@osta/contracts/operation';
import type { FieldProblem } from '@osta/contracts/problem';

import type { UploadedFile } from '../route.ts';
import type { NoBody } from './read-body.ts';

/** Bytes that a form may have besides its file. */
const formBytes = 8 * 1024;

/** Name of a part without a name. */
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
 * Reads a form with exactly one file into a buffer no larger than the file limit. Stops reading a file that is
 * too large.
 *
 * @throws Error when the client disconnects before the form is complete
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
  // The parser counts parts without a head by how the network has split them
  if (name === undefined) return invalid({ field: `body.${field}`, rule: 'required' });
  if (name !== field) return invalid({ field: `body.${name}`, rule: 'unknown-field' });
  if (parts.areMore) return invalid({ field: `body.${field}`, rule: 'max', limit: 1 });
  if (parts.size === 0) return invalid({ field: `body.${field}`, rule: 'required' });
  return { ok: true, file: { bytes: parts.bytes.subarray(0, parts.size) } };
}

/** Opens a parser for a form of one part; null when the content type has no boundary. */
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
      // A part without a file name is text, whatever content type it claims
      isPartAFile: (_name, _type, fileName) => fileName !== undefined,
    });
  } catch {
    return null;
  }
}

interface Parts {
  /** Names of the parts, in order. */
  readonly names: string[];
  /** Whether more than one part came. */
  areMore: boolean;
  /** The content of the file, up to `size`. */
  readonly bytes: Buffer;
  size: number;
  /** Whether the file exceeds the limit. */
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
    // The form reports it too
    content.on('error', () => {});
  });
  form.on('field', (name: string | undefined) => parts.names.push(name ?? nameless));
  form.once('partsLimit', () => {
    parts.areMore = true;
  });
  return parts;
}

/**
 * Feeds a form with the request until its end. Without backpressure: the request's size is bounded.
 *
 * @throws Error when the client disconnects before the body is complete
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
      // The form may finish before the rest of the request has come
      if (end && request.readableEnded) resolve(end);
    };
    form.once('finish', () => settle('complete'));
    // It can be emitted more than once
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
      // The request is complete; the form still has to report its result
      if (request.readableEnded) return;
      reject(new Error('The client went away before the body was complete'));
    });
  });
}

function invalid(problem: FieldProblem): Read {
  return { ok: false, problem: 'VALIDATION_FAILED', fields: [problem] };
}
