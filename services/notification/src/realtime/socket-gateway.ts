import type { IncomingMessage, Server as HttpServer } from 'node:http';

import type { UserId } from '@osta/contracts/ids';
import type { SessionReader } from '@osta/platform/auth/session-reader';
import type { Logger } from 'pino';
import { Server } from 'socket.io';

import type { CountUnread } from '../queries/count-unread.ts';
import { admit, type Visitor } from './admission.ts';
import { createBells, roomOf, type Bell, type BellServer } from './bells.ts';
import type { RealtimeBus } from './realtime-bus.ts';
import { watchSessions } from './watch-sessions.ts';

interface GatewayOptions {
  /** The exact origins of the web: `https://osta.example`. */
  readonly origins: ReadonlySet<string>;
  readonly sessions: SessionReader;
  readonly countUnread: CountUnread;
  readonly bus: RealtimeBus;
  readonly log: Logger;
  /** Milliseconds between two checks of the sessions; default 5 minutes. */
  readonly recheckInterval?: number;
  /** Milliseconds in which whoever opened a socket has to say hello; default 10 seconds. */
  readonly connectTimeout?: number;
}

/** The sockets of one node. */
export interface SocketGateway {
  attach(server: HttpServer): void;
  /** Closes all sockets. */
  close(): Promise<void>;
}

const socketsPerPerson = 10;
const fiveMinutes = 300_000;
/** A page sends one connect packet, then a pong every 25 seconds. */
const [packetsAtMost, packetSeconds] = [20, 10];

/** Returns the room of all sockets that one session opened. */
function sessionRoomOf(sessionId: string): string {
  return `session:${sessionId}`;
}

/**
 * Returns the gateway of the live unread count: a room per person, a room per session, and hints
 * that carry the number itself.
 *
 * No `connectionStateRecovery`: a recovered connection skips authentication, and the database holds
 * the truth anyway. WebSocket only, no compression, no events from clients.
 */
export function socketGateway(options: GatewayOptions): SocketGateway {
  const { origins, sessions, countUnread, bus, log, recheckInterval = fiveMinutes } = options;
  const { connectTimeout = 10_000 } = options;
  /** Keyed by the handshake request, then by its connection. */
  const visitors = new WeakMap<object, Visitor>();
  const open = new Map<UserId, number>();
  const isFull = (userId: UserId): boolean => (open.get(userId) ?? 0) >= socketsPerPerson;
  const decide = admit({ origins, sessions, isFull, log });

  const io: BellServer = new Server({
    serveClient: false,
    transports: ['websocket'],
    allowUpgrades: false,
    perMessageDeflate: false,
    httpCompression: false,
    maxHttpBufferSize: 4096,
    connectTimeout,
    allowRequest(request, answer) {
      void answerHandshake(request, answer);
    },
  });
  const bells = createBells(io, countUnread, log);
  const watch = watchSessions({ io, sessions, log, interval: recheckInterval });

  io.use((bell, next) => {
    const visitor = visitors.get(bell.conn);
    if (visitor) bell.data = visitor;
    next(visitor ? undefined : new Error('UNAUTHENTICATED'));
  });
  io.on('connection', (bell: Bell) => {
    const { userId, sessionId } = bell.data;
    void bell.join([roomOf(userId), sessionRoomOf(sessionId)]);
    bell.onAny(() => bell.disconnect(true));
    bells.greet(bell);
  });

  const stopListening = bus.listen({
    onMessage({ hints, stirred, revoked }) {
      for (const hint of hints) bells.ring(hint);
      for (const userId of stirred) bells.stir(userId);
      for (const sessionId of revoked) io.in(sessionRoomOf(sessionId)).disconnectSockets(true);
    },
    onGap() {
      bells.ringAll().catch((err: unknown) => log.warn({ err }, 'refreshing unread counts failed'));
      void watch.look();
    },
  });

  async function answerHandshake(
    request: IncomingMessage,
    answer: (refusal: string | null, isAdmitted: boolean) => void,
  ): Promise<void> {
    const decision = await decide(request);
    if (typeof decision === 'string') {
      answer(decision, false);
      return;
    }
    visitors.set(request, decision);
    answer(null, true);
  }

  /**
   * Counts the connection, and drops its request, which would otherwise live as long as the socket.
   */
  function receive(connection: EngineSocket): void {
    const visitor = visitors.get(connection.request);
    if (!visitor || isFull(visitor.userId)) {
      connection.close();
      return;
    }
    const { userId } = visitor;
    visitors.set(connection, visitor);
    Object.assign(connection, { request: null });
    open.set(userId, (open.get(userId) ?? 0) + 1);
    connection.on(
      'packet',
      atMost(packetsAtMost, packetSeconds, () => connection.close(true)),
    );
    connection.once('close', () => {
      const others = (open.get(userId) ?? 0) - 1;
      if (others > 0) open.set(userId, others);
      else open.delete(userId);
    });
  }

  return {
    attach(server) {
      io.attach(server);
      io.engine.on('connection', receive);
    },
    async close() {
      stopListening();
      watch.stop();
      bells.stop();
      // Not io.close(): it would close the server, which belongs to the host
      io.disconnectSockets(true);
      io.engine?.close();
    },
  };
}

/** Counts calls, and calls `exceed` when there are more than `calls` of them within `seconds`. */
function atMost(calls: number, seconds: number, exceed: () => void): () => void {
  let began = performance.now();
  let count = 0;
  return () => {
    const now = performance.now();
    if (now - began > seconds * 1000) [began, count] = [now, 0];
    count += 1;
    if (count > calls) exceed();
  };
}

/** The part of an engine.io connection that is used here. */
interface EngineSocket {
  readonly request: object;
  /** @param discard drop what still waits to be sent */
  close(discard?: boolean): void;
  /** Called for every incoming packet, whatever its kind. */
  on(event: 'packet', listener: () => void): void;
  once(event: 'close', listener: () => void): void;
}
