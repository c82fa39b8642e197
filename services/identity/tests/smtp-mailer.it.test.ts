import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { inspect } from 'node:util';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { Mail } from '../src/mail/mailer.ts';
import { smtpMailer } from '../src/mail/smtp-mailer.ts';
import { writeLetter } from '../src/mail/write-letter.ts';
import { type Delivered, mailServer } from './mail-server.ts';

function codeMail(to: string, code: string, locale: 'ar' | 'en'): Promise<Mail> {
  const link = 'https://osta.example/auth/login';
  return writeLetter(to, 'sign-in-code', { code, link }, locale);
}

const delivered: Delivered[] = [];
const server = mailServer(delivered);

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});

afterAll(() => {
  server.close();
});

function portOf(): number {
  // It listens on a port, so the address is no pipe
  return (server.address() as AddressInfo).port;
}

describe('mail by SMTP', () => {
  it('sends the code to one person, in their language', async () => {
    const mailer = smtpMailer({
      url: `smtp://127.0.0.1:${portOf()}`,
      from: 'Osta <no-reply@osta.example>',
    });
    await mailer.send(await codeMail('reader@example.ly', '123456', 'en'));
    await mailer.send(await codeMail('qari@example.ly', '654321', 'ar'));
    await mailer.close();

    expect(delivered.map(({ recipients }) => recipients)).toEqual([
      ['reader@example.ly'],
      ['qari@example.ly'],
    ]);
    const [english = '', arabic = ''] = delivered.map(({ message }) => message);
    expect(english).toMatch(/^From: Osta <no-reply@osta\.example>$/mu);
    expect(english).toMatch(/^Subject: 123456 is your Osta login code$/mu);
    expect(english).toMatch(/^Content-Language: en$/mu);
    expect(english).toContain('Your Osta login code: 123456');
    expect(arabic).toMatch(/^Content-Language: ar$/mu);
    const [, text = '', page = ''] = arabic.split(/^--.+$/mu);
    const [, words = ''] = text.split('\n\n');
    expect(Buffer.from(words, 'base64').toString()).toContain('رمز الدخول إلى أُسطى: 654321');
    expect(page).toMatch(/^Content-Type: text\/html; charset=utf-8$/mu);
    expect(page.replaceAll('=\n', '')).toContain('<html lang=3D"ar" dir=3D"rtl">');
  });

  it('brings a calendar file with the method by which mail programs act on it', async () => {
    const mailer = smtpMailer({ url: `smtp://127.0.0.1:${portOf()}`, from: 'Osta <a@b.example>' });
    const mail = await codeMail('planner@example.ly', '123456', 'en');
    const text = 'BEGIN:VCALENDAR\r\nMETHOD:CANCEL\r\nEND:VCALENDAR\r\n';
    await mailer.send({ ...mail, calendar: { method: 'CANCEL', text } });
    await mailer.close();

    const message = delivered.at(-1)?.message ?? '';
    expect(message).toMatch(/^Content-Type: text\/calendar; charset=utf-8; method=CANCEL$/mu);
    expect(message).toMatch(/filename=osta\.ics/u);
  });

  it('fails when the server refuses the mail', async () => {
    const mailer = smtpMailer({ url: `smtp://127.0.0.1:${portOf()}`, from: 'Osta <a@b.example>' });

    const mail = await codeMail('nobody@example.ly', '123456', 'ar');
    const refusal: unknown = await mailer.send(mail).catch((error: unknown) => error);
    await mailer.close();

    expect(refusal).toMatchObject({ code: 'EENVELOPE', responseCode: 550 });
    expect(refusal).toHaveProperty('message', expect.stringMatching(/550/u));
    expect(inspect(refusal, { depth: null }), 'errors are logged').not.toContain('nobody@');
  });

  it('fails when there is no server', async () => {
    const nowhere = createServer();
    nowhere.listen(0, '127.0.0.1');
    await once(nowhere, 'listening');
    const { port } = nowhere.address() as AddressInfo;
    nowhere.close();
    await once(nowhere, 'close');
    const mailer = smtpMailer({ url: `smtp://127.0.0.1:${port}`, from: 'Osta <a@b.example>' });

    const mail = await codeMail('a@example.ly', '123456', 'ar');
    await expect(mailer.send(mail)).rejects.toThrow(/ECONNREFUSED/u);
    await mailer.close();
  });
});
