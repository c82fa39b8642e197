import type { Locale } from '@osta/contracts/locale';

/** One message to one person, in their language. */
export interface Mail {
  /** A validated email address. */
  readonly to: string;
  /** One line. */
  readonly subject: string;
  /** Plain text, lines separated by `\n`. */
  readonly text: string;
  /** The same text as an HTML page; styles inline, nothing loaded. */
  readonly html: string;
  readonly locale: Locale;
  /** A calendar file that comes with it; absent: none does. */
  readonly calendar?: CalendarFile;
}

/** A file by which the reader's calendar enters, moves or removes something (RFC 5545). */
export interface CalendarFile {
  readonly method: 'PUBLISH' | 'CANCEL';
  readonly text: string;
}

/** Sends mail. Rejects when the next server did not accept it. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
  /** Closes the connections. */
  close(): Promise<void>;
}
