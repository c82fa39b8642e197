// Holding a slot as it is commonly written: Express, zod and an interactive transaction of Prisma that looks
// for overlaps and writes the same rows. `common-booking.ts <database url>`
import { hash } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';

import { HoldSlotRequest } from '@osta/contracts/booking/api';
import { PrismaPg } from '@prisma/adapter-pg';
import express from 'express';
import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';

import { answerParent } from '../child.ts';
import { PrismaClient } from '../generated/prisma/client.ts';

const [, , url = ''] = process.argv;
const adapter = new PrismaPg({ connectionString: url, max: 10 }, { schema: 'booking' });
const prisma = new PrismaClient({ adapter });

const Sessions = z.array(z.object({ user_id: z.string() })).length(1);
const Offered = z
  .array(
    z.object({
      professional_id: z.string(),
      service_id: z.string(),
      terms: z.looseObject({ rules: z.looseObject({ durationMinutes: z.number() }) }),
    }),
  )
  .length(1);
const Counted = z.array(z.object({ count: z.number() })).length(1);

const app = express();
app.use(express.json());
app.post('/api/bookings/holds', async (request, response) => {
  const { offeringId, startsAt } = HoldSlotRequest.parse(request.body);
  const key = z.uuid().parse(request.headers['idempotency-key']);
  const token = z.string().parse(request.headers['x-session']);
  const sessions = Sessions.parse(
    await prisma.$queryRaw`
      select s.user_id::text, a.kind, u.is_admin from identity.session s
      join identity.auth_user u on u.id = s.user_id
      left join identity.account a on a.id = s.user_id
      where s.token = ${token} and s.expires_at > now()`,
  );
  const customerId = sessions[0]?.user_id ?? '';

  const answer = await prisma.$transaction(async (tx) => {
    const [offering] = Offered.parse(
      await tx.$queryRaw`
        select professional_id::text, service_id, terms from booking.offering
        where id = ${offeringId}::uuid and is_published`,
    );
    if (!offering) throw new Error('There is no such service');
    const professionalId = offering.professional_id;
    // Without the lock two people could both find the time free
    await tx.$executeRaw`
      select pg_advisory_xact_lock(hashtextextended(${professionalId}, 2))`;
    const minutes = offering.terms.rules.durationMinutes;
    const endsAt = new Date(Date.parse(startsAt) + minutes * 60_000).toISOString();
    const [held] = Counted.parse(
      await tx.$queryRaw`
        select count(*)::int as count from booking.booking
        where customer_id = ${customerId}::uuid and status = 'held'`,
    );
    if ((held?.count ?? 0) >= 20) throw new Error('Too many holds');
    const [taken] = Counted.parse(
      await tx.$queryRaw`
        select count(*)::int as count from booking.booking
        where professional_id = ${professionalId}::uuid
          and busy && tstzrange(${startsAt}::timestamptz, ${endsAt}::timestamptz)`,
    );
    if ((taken?.count ?? 0) > 0) throw new Error('The time is taken');

    const bookingId = uuidv7();
    const data = {
      customerId,
      professionalId,
      serviceId: offering.service_id,
      requestId: null,
      offeringId,
      startsAt,
      endsAt,
      bufferBeforeMinutes: 0,
      bufferAfterMinutes: 0,
    };
    const state = JSON.stringify({ ...data, status: 'held', reviews: null });
    await tx.$executeRaw`
      insert into booking.booking (id, version, fold, state, created_at, updated_at)
      values (${bookingId}::uuid, 1, 2, ${state}::jsonb, now(), now())`;
    await tx.$executeRaw`
      insert into booking.event (id, topic, stream_id, stream_version, type, data, time, actor,
        correlation_id, causation_id, source)
      values (${uuidv7()}::uuid, 'booking', ${bookingId}::uuid, 1,
        'osta.booking.booking-slot-held.v1', ${JSON.stringify(data)}::jsonb, now(),
        ${customerId}, ${key}::uuid, ${key}::uuid, '/osta/booking')`;
    const receipt = { bookingId, status: 'held', version: 1 };
    await tx.$executeRaw`
      insert into booking.idempotency (principal, key, request_hash, answer, created_at)
      values (${customerId}, ${key}::uuid, ${hash('sha256', JSON.stringify(request.body))},
        ${JSON.stringify(receipt)}::jsonb, now())`;
    return receipt;
  });
  response.status(201).json(answer);
});
const server = createServer(app).listen(0, '127.0.0.1');
await once(server, 'listening');
const address = server.address();
if (address === null || typeof address === 'string') throw new Error('It listens to no port');
answerParent(`http://127.0.0.1:${address.port}`);
