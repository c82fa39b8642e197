import type { Locale } from '@osta/contracts/locale';

/** One message to one person, in their language. */
export interface Mail {
  /** An e-mail address, checked. */
  readonly to: string;
  /** One line. */
  readonly subject: string;
  /** Plain text, lines parted by `\n`. */
  readonly text: string;
  /** The same as a page of its own; styles inline, nothing loaded. */
  readonly html: string;
  readonly locale: Locale;
}

/** Sends mail. Rejects when the next server did not take it. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
  /** Lets go of connections. */
  close(): Promise<void>;
}
