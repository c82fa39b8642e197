import { createServer, type Server, type Socket } from 'node:net';

/** A mail as the server took it. */
export interface Delivered {
  readonly recipients: readonly string[];
  readonly message: string;
}

/**
 * As much of RFC 5321 as a server needs to accept one mail after the other. It has no mailbox for `nobody@…`, and
 * takes nothing for now while it is busy.
 */
export function mailServer(delivered: Delivered[], isBusy: () => boolean = () => false): Server {
  return createServer((socket: Socket) => {
    let recipients: string[] = [];
    let message: string[] | null = null;
    let rest = '';

    function answer(line: string): string {
      if (message !== null) {
        if (line !== '.') {
          message.push(line);
          return '';
        }
        delivered.push({ recipients, message: message.join('\n') });
        [recipients, message] = [[], null];
        return '250 taken\r\n';
      }
      const [, recipient] = /^RCPT TO:<(.+)>$/iu.exec(line) ?? [];
      if (recipient?.startsWith('nobody@')) return `550 <${recipient}>: no such mailbox\r\n`;
      if (recipient !== undefined && isBusy()) return '451 try again later\r\n';
      if (recipient !== undefined) recipients.push(recipient);
      if (/^DATA/iu.test(line)) {
        message = [];
        return '354 go ahead\r\n';
      }
      return /^QUIT/iu.test(line) ? '221 bye\r\n' : '250 fine\r\n';
    }

    socket.write('220 test\r\n');
    socket.on('error', () => socket.destroy());
    socket.on('data', (chunk) => {
      const lines = (rest + chunk.toString()).split('\r\n');
      rest = lines.pop() ?? '';
      for (const line of lines) socket.write(answer(line));
    });
  });
}
