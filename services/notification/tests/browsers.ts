import type { UserId } from '@osta/contracts/ids';
import { UnreadCount } from '@osta/contracts/notification/api';
import { patience } from '@osta/event-store/testing/patience';
import { signToken, type SessionCookie } from '@osta/platform/auth/session-reader';
import { addPersonSql, addSessionSql } from '@osta/platform/testing/service-harness.sql';
import { testOrigin } from '@osta/platform/testing/test-config';
import { io, type Socket } from 'socket.io-client';
import { v7 as uuidv7 } from 'uuid';
import { vi } from 'vitest';

/** Runs a statement on the database that holds the sessions. */
type Query = (text: string, values: readonly unknown[]) => Promise<unknown>;

export interface SignedIn {
  readonly sessionId: string;
  /** The `Cookie` header of this session. */
  readonly cookie: string;
}

/** Opens another session of a person, as identity stores it. */
export async function signIn(
  query: Query,
  { name, secret }: SessionCookie,
  userId: UserId,
): Promise<SignedIn> {
  const [sessionId, token] = [uuidv7(), uuidv7()];
  await query(addPersonSql, [userId, false, null]);
  await query(addSessionSql, [sessionId, token, userId]);
  return { sessionId, cookie: `${name}=${encodeURIComponent(signToken(token, secret))}` };
}

/** The handshake headers of a browser; an empty text leaves a header out. */
export interface Handshake {
  readonly cookie?: string;
  readonly origin?: string;
}

/** An open page with its socket. */
export interface Page {
  readonly socket: Socket;
  /** Every hint so far. */
  readonly hints: readonly UnreadCount[];
  /** Returns what the page shows: the hint with the highest version. */
  shown(): number | undefined;
  /** Waits until the page shows this unread count. */
  shows(unread: number): Promise<void>;
  /** Waits until the server has closed the socket. */
  isLetGo(): Promise<void>;
  close(): void;
}

/**
 * Opens a page.
 *
 * @throws Error with the server's message if it refused
 */
export async function open(
  url: string,
  { cookie = '', origin = testOrigin }: Handshake,
): Promise<Page> {
  const socket = io(url, {
    transports: ['websocket'],
    reconnection: false,
    forceNew: true,
    extraHeaders: { ...(origin && { origin }), ...(cookie && { cookie }) },
  });
  const hints: UnreadCount[] = [];
  socket.on('unread', (count: unknown) => hints.push(UnreadCount.parse(count)));
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('connect_error', reject);
  });

  const shown = (): number | undefined =>
    hints.toSorted((one, other) => other.version - one.version)[0]?.unread;
  return {
    socket,
    hints,
    shown,
    shows: (unread) =>
      vi.waitFor(() => {
        if (shown() !== unread) throw new Error(`The bell shows ${shown()}, not ${unread}`);
      }, patience),
    isLetGo: () =>
      vi.waitFor(() => {
        if (socket.connected) throw new Error('The socket is still there');
      }, patience),
    close: () => socket.close(),
  };
}

/** Tries to open a page. @returns the server's message, or `connected` */
export async function knock(url: string, handshake: Handshake): Promise<string> {
  try {
    const page = await open(url, handshake);
    page.close();
    return 'connected';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
