import type { UserId } from '@osta/contracts/ids';
import { RequestReceipt } from '@osta/contracts/request/api';
import { signToken } from '@osta/platform/auth/session-reader';
import { addPersonSql, addSessionSql } from '@osta/platform/testing/service-harness.sql';
import { testClient, type TestAnswer } from '@osta/platform/testing/test-client';
import { testConfig, testOrigin } from '@osta/platform/testing/test-config';
import { v4 as uuidv4, v7 as uuidv7 } from 'uuid';

import type { BenchDatabase } from '../bench-database.ts';
import { newUser } from '../made-event.ts';
import type { Call } from './http-load.ts';
import {
  addAskableSql,
  addNamedSql,
  copyLinksSql,
  copyRequestsSql,
  requestIdOf,
} from './open-requests.sql.ts';

/** Requests that all wait for a quote of the same professional. */
export interface OpenRequests {
  /** A request that was answered with a quote over HTTP. */
  readonly quotedId: string;
  /** The command that quotes on the next unused copy. */
  nextQuote(): Call;
  /** The same command for a path of another server. Uses up no copy. */
  quoteTo(path: string): Call;
  /** Sets `count` unused copies aside. @returns the number of the first */
  reserve(count: number): number;
}

const hour = 3_600_000;

/**
 * Sends one request over HTTP as a customer, and copies it `count` times in the database.
 *
 * @param url of the request service
 */
export async function openRequests(
  { pool, url: databaseUrl }: BenchDatabase,
  url: string,
  count: number,
): Promise<OpenRequests> {
  const { name, secret } = testConfig(databaseUrl).sessionCookie;
  const enter = async (kind: string): Promise<{ id: UserId; token: string; cookie: string }> => {
    const [id, token] = [newUser(), uuidv7()];
    const state = JSON.stringify({ kind, fullName: kind, locale: 'en' });
    await pool.query(addPersonSql, [id, false, state]);
    await pool.query(addSessionSql, [uuidv7(), token, id]);
    await pool.query(addNamedSql, [id, kind]);
    return { id, token, cookie: `${name}=${encodeURIComponent(signToken(token, secret))}` };
  };
  const customer = await enter('customer');
  const professional = await enter('professional');
  await pool.query(addAskableSql, [professional.id]);

  const terms = {
    price: { kind: 'fixed', amount: 85_000 },
    proposedStart: new Date(Date.now() + 48 * hour).toISOString(),
    validUntil: new Date(Date.now() + 24 * hour).toISOString(),
    note: 'Parts included',
  };
  const ask = (): Promise<string> =>
    testClient(url, customer.cookie)
      .post('/api/requests', { content, professionalIds: [professional.id] })
      .then((answer) => receiptOf(answer).requestId);
  const openId = await ask();
  const quotedId = await ask();
  receiptOf(
    await testClient(url, professional.cookie).post(`/api/requests/${quotedId}/quotes`, { terms }),
  );
  await pool.query(copyRequestsSql, [openId, count]);
  await pool.query(copyLinksSql, [openId, count]);
  await pool.query('vacuum analyze request.service_request');

  const body = JSON.stringify({ terms });
  let next = 1;
  function reserve(many: number): number {
    const first = next;
    next += many;
    if (next > count + 1) throw new Error(`${count} requests are not enough`);
    return first;
  }
  const quoteTo = (path: string): Call => ({
    method: 'POST',
    path,
    headers: {
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(body)),
      'x-csrf': '1',
      origin: testOrigin,
      'idempotency-key': uuidv4(),
      cookie: professional.cookie,
      'x-session': professional.token,
    },
    body,
  });
  return {
    quotedId,
    reserve,
    quoteTo,
    nextQuote: () => quoteTo(`/api/requests/${requestIdOf(reserve(1))}/quotes`),
  };
}

const content = {
  serviceId: 'plumbing.leak',
  description: 'المياه تتسرب من تحت مغسلة المطبخ منذ أمس',
  placeId: 'm-hay-alandalus',
  addressNote: '',
  budget: { min: 50_000, max: 120_000 },
  wanted: { kind: 'flexible' },
};

function receiptOf({ status, body }: TestAnswer): RequestReceipt {
  if (status >= 300) throw new Error(`${status}: ${JSON.stringify(body)}`);
  return RequestReceipt.parse(body);
}
