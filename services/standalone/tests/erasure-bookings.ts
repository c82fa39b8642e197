import { BookingPage, BookingReceipt, BookingView } from '@osta/contracts/booking/api';
import { Slots } from '@osta/contracts/booking/slots-api';
import { MyOffering, OfferingReceipt } from '@osta/contracts/offering/api';
import type { Offer } from '@osta/contracts/offering/offer';
import type { TestAnswer, TestClient } from '@osta/platform/testing/test-client';
import type { TestClock } from '@osta/platform/testing/test-clock';
import { acRepair, sundayMornings } from '@osta/professional/testing/ac-repair';
import { expect, vi } from 'vitest';

const day = 86_400_000;
const patiently = { timeout: 30_000, interval: 200 };

/** What a customer writes about bookings. */
interface CustomerWords {
  readonly doorHint: string;
  readonly note: string;
  readonly message: string;
  readonly moved: string;
  readonly review: string;
  readonly disputed: string;
  readonly cancelled: string;
}

/** What a professional writes about bookings. */
interface ProfessionalWords {
  readonly service: string;
  readonly serviceDescription: string;
  readonly message: string;
  readonly extra: string;
  readonly review: string;
  readonly reply: string;
  readonly report: string;
  readonly clientNote: string;
  readonly refused: string;
}

/** Somebody with a session. */
interface Side {
  readonly id: string;
  readonly send: TestClient;
}

function done({ status, body }: TestAnswer): BookingReceipt {
  if (status >= 300) throw new Error(`${status}: ${JSON.stringify(body)}`);
  return BookingReceipt.parse(body);
}

async function view({ send }: Side, path: string): Promise<BookingView> {
  return BookingView.parse((await send.get(path)).body);
}

/** Accepts an offer, and returns the path of the booking that follows. */
async function acceptOffer(customer: Side, quotePath: string): Promise<string> {
  expect((await customer.send.post(`${quotePath}/accept`, { quoteVersion: 1 })).status).toBe(200);
  const [, requestId] = /requests\/(?<request>[^/]+)/u.exec(quotePath) ?? [];
  return vi.waitFor(async () => {
    const { body } = await customer.send.get('/api/bookings?role=customer&tab=upcoming&limit=50');
    const booking = BookingPage.parse(body).items.find((each) => each.requestId === requestId);
    expect(booking).toBeDefined();
    return `/api/bookings/${booking?.id}`;
  }, patiently);
}

/** Writes everything that a customer can write before the work. */
async function writeBeforehand(
  customer: Side,
  professional: Side,
  path: string,
  words: CustomerWords,
): Promise<void> {
  expect((await customer.send.post(`${path}/messages`, { text: words.message })).status).toBe(200);
  const { startsAt } = await view(customer, path);
  const newStartsAt = new Date(Date.parse(startsAt) + 3_600_000).toISOString();
  done(await customer.send.post(`${path}/propose-time`, { newStartsAt, note: words.moved }));
  const rejection = { startsAt: newStartsAt, reason: '' };
  done(await professional.send.post(`${path}/reject-time`, rejection));
}

/** Does the work, with something extra. */
async function work(
  customer: Side,
  professional: Side,
  path: string,
  extra: string,
): Promise<void> {
  const { startCode: code } = await view(customer, path);
  done(await professional.send.post(`${path}/start`, { code }));
  done(await professional.send.post(`${path}/extras`, { title: extra, amount: 20_000 }));
  const { extras } = await view(customer, path);
  done(await customer.send.post(`${path}/extras/${extras[0]?.id}/approve`));
  done(await professional.send.post(`${path}/finish`, { finalPrice: 105_000 }));
  done(await customer.send.post(`${path}/complete`));
}

/** Both write a review; the professional replies, and reports the customer's. */
async function review(
  customer: Side,
  professional: Side,
  path: string,
  words: {
    readonly ofCustomer: string;
    readonly ofProfessional: string;
    readonly reply: string;
    readonly report: string;
  },
): Promise<void> {
  const { ofCustomer, ofProfessional, reply, report } = words;
  done(await customer.send.post(`${path}/review`, { stars: 4, text: ofCustomer }));
  done(await professional.send.post(`${path}/review`, { stars: 5, text: ofProfessional }));
  done(await professional.send.post(`${path}/reply-to-review`, { text: reply }));
  const reported = { author: 'customer', cause: 'other', words: report };
  done(await professional.send.post(`${path}/report-review`, reported));
}

/** The customer disputes work that was done; an admin decides that it was. */
async function dispute(
  customer: Side,
  admin: Side,
  path: string,
  { disputed }: CustomerWords,
): Promise<void> {
  done(await customer.send.post(`${path}/dispute`, { reason: disputed }));
  const decision = { outcome: 'completed', reason: 'It was done' };
  done(await admin.send.post(`${path}/resolve-dispute`, decision));
}

/** Writes everything that a professional writes beside the work. */
async function writeBeside(
  customer: Side,
  professional: Side,
  path: string,
  words: ProfessionalWords,
): Promise<void> {
  const { message, clientNote } = words;
  expect((await professional.send.post(`${path}/messages`, { text: message })).status).toBe(200);
  const note = `/api/bookings/clients/${customer.id}/note`;
  expect((await professional.send.put(note, { text: clientNote })).status).toBe(204);
}

/** Offers a service, which each customer has to be confirmed for, and returns its id. */
export async function offer(
  professional: Pick<Side, 'send'>,
  said: Partial<Pick<Offer, 'serviceId' | 'name' | 'description'>>,
): Promise<string> {
  const services = '/api/professional/services';
  const offered = { ...acRepair, ...said, confirmation: 'approval' };
  const { id } = OfferingReceipt.parse((await professional.send.post(services, offered)).body);
  const path = `${services}/${id}`;
  const { version } = MyOffering.parse((await professional.send.get(path)).body);
  const ifMatch = { 'if-match': `"v${version}"` };
  const opened = await professional.send.put(`${path}/availability`, sundayMornings, ifMatch);
  expect(opened.status).toBe(200);
  expect((await professional.send.post(`${path}/publish`)).status).toBe(200);
  return id;
}

/** Books a free time of a service, with words about the place, and returns the path of the booking. */
export async function bookSlot(
  customer: Pick<Side, 'send'>,
  offeringId: string,
  { doorHint, note }: Pick<CustomerWords, 'doorHint' | 'note'>,
): Promise<string> {
  const now = Date.now();
  const [from, to] = [now, now + 14 * day].map((each) => new Date(each).toISOString().slice(0, 10));
  const slots = `/api/services/${offeringId}/slots?from=${from}&to=${to}`;
  const startsAt = await vi.waitFor(async () => {
    const answer = await customer.send.get(slots);
    const last = Slots.parse(answer.body).slots.at(-1)?.startsAt;
    expect(last).toBeDefined();
    return last;
  }, patiently);
  const hold = { offeringId, startsAt };
  const { bookingId } = done(await customer.send.post('/api/bookings/holds', hold));
  const path = `/api/bookings/${bookingId}`;
  const place = { placeId: 'm-tajura', addressNote: doorHint, note };
  done(await customer.send.post(`${path}/place`, place));
  return path;
}

/** A customer books a service and cancels it. */
async function bookAndCancel(
  customer: Side,
  professional: Side,
  words: CustomerWords,
): Promise<void> {
  const path = await bookSlot(customer, await offer(professional, {}), words);
  done(await customer.send.post(`${path}/cancel`, { reason: words.cancelled }));
}

/** A customer books the service of a professional, who declines. */
async function offerAndDecline(
  customer: Side,
  professional: Side,
  { service, serviceDescription, refused }: ProfessionalWords,
): Promise<void> {
  const id = await offer(professional, {
    name: { ar: service, en: '' },
    description: { ar: serviceDescription, en: '' },
  });
  const path = await bookSlot(customer, id, { doorHint: 'The green door', note: '' });
  done(await professional.send.post(`${path}/decline`, { reason: refused }));
}

interface Stage<Person> {
  readonly clock: TestClock;
  /** Has a professional answer a customer's request with an offer, and returns its path. */
  readonly offered: (customer: Person, professional: Person) => Promise<string>;
}

interface Cast<Person> {
  readonly salma: Person;
  readonly omar: Person;
  readonly rami: Person;
  /** An admin, too. */
  readonly huda: Person;
}

/** Salma books Rami, and Huda books Omar: work that is done, reviewed and disputed, and appointments that end early. */
export async function bookEachOther<Person extends Side>(
  { clock, offered }: Stage<Person>,
  { salma, omar, rami, huda }: Cast<Person>,
  { hers, his }: { readonly hers: CustomerWords; readonly his: ProfessionalWords },
): Promise<void> {
  const toRami = await acceptOffer(salma, await offered(salma, rami));
  const toOmar = await acceptOffer(huda, await offered(huda, omar));
  await writeBeforehand(salma, rami, toRami, hers);
  await bookAndCancel(salma, rami, hers);
  await offerAndDecline(huda, omar, his);
  clock.advance(2 * day);
  await work(salma, rami, toRami, 'A valve');
  await review(salma, rami, toRami, {
    ofCustomer: hers.review,
    ofProfessional: 'Friendly',
    reply: 'Thank you',
    report: 'Not what we agreed',
  });
  await dispute(salma, huda, toRami, hers);
  await work(huda, omar, toOmar, his.extra);
  await review(huda, omar, toOmar, {
    ofCustomer: 'On time',
    ofProfessional: his.review,
    reply: his.reply,
    report: his.report,
  });
  await writeBeside(huda, omar, toOmar, his);
}
