import { UnreadCount } from '@osta/contracts/notification/api';
import { until } from '@osta/event-store/until';
import { io } from 'socket.io-client';

import type { Member } from './visitors.ts';

/** Pages that stay open, and connect again by themselves. */
export interface OpenPages {
  connected(): number;
  /** Waits until all are connected and show what is unread. Returns how many do not, when time is up. */
  wrong(unreadOf: (member: Member) => Promise<number>, patience: number): Promise<number>;
  close(): void;
}

/** Opens the sockets of so many pages, in turn for each member. */
export function openPages(origin: string, members: readonly Member[], count: number): OpenPages {
  const pages = Array.from({ length: count }, (_, nth) => {
    const member = members[nth % members.length];
    if (member === undefined) throw new Error('Nobody opens a page');
    const socket = io(origin, {
      transports: ['websocket'],
      forceNew: true,
      reconnectionDelayMax: 2000,
      extraHeaders: { origin, cookie: member.cookie, 'x-forwarded-for': `10.1.${nth % 250}.1` },
    });
    // As a page does: after any other end the client connects again by itself
    socket.on('disconnect', (reason) => {
      if (reason === 'io server disconnect') socket.connect();
    });
    let newest: UnreadCount = { unread: 0, version: 0 };
    socket.on('unread', (message: unknown) => {
      const told = UnreadCount.parse(message);
      if (told.version > newest.version) newest = told;
    });
    return { member, socket, unread: () => newest.unread };
  });

  return {
    connected: () => pages.filter(({ socket }) => socket.connected).length,
    async wrong(unreadOf, patience) {
      let wrong = count;
      await until(async () => {
        const unread = new Map<Member, number>();
        for (const member of members) unread.set(member, await unreadOf(member));
        wrong = pages.filter(
          (page) => !page.socket.connected || page.unread() !== unread.get(page.member),
        ).length;
        return wrong === 0;
      }, patience);
      return wrong;
    },
    close() {
      for (const { socket } of pages) socket.close();
    },
  };
}
