// The same command as it is commonly written: Express, zod and an interactive transaction of Prisma
// that writes the same rows. `common-way.ts <database url>`
import { hash } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';

import { QuoteRequest } from '@osta/contracts/request/api';
import { PrismaPg } from '@prisma/adapter-pg';
import express from 'express';
import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';

import { answerParent } from '../child.ts';
import { PrismaClient } from '../generated/prisma/client.ts';

const [, , url = ''] = process.argv;
const adapter = new PrismaPg({ connectionString: url, max: 10 }, { schema: 'request' });
const prisma = new PrismaClient({ adapter });

const State = z.looseObject({
  customerId: z.string(),
  content: z.looseObject({ serviceId: z.string() }),
  quotes: z.array(z.unknown()),
});
const Session = z.array(z.object({ user_id: z.string() })).length(1);

const app = express();
app.use(express.json());
app.post('/api/requests/:requestId/quotes', async (request, response) => {
  const { terms } = QuoteRequest.parse(request.body);
  const key = z.uuid().parse(request.headers['idempotency-key']);
  const token = z.string().parse(request.headers['x-session']);
  const sessions = Session.parse(
    await prisma.$queryRaw`
      select s.user_id::text, a.kind, u.is_admin from identity.session s
      join identity.auth_user u on u.id = s.user_id
      left join identity.account a on a.id = s.user_id
      where s.token = ${token} and s.expires_at > now()`,
  );
  const professionalId = sessions[0]?.user_id ?? '';
  const { requestId } = request.params;

  const answer = await prisma.$transaction(async (tx) => {
    const found = await tx.serviceRequest.findUniqueOrThrow({ where: { id: requestId } });
    const asked = await tx.requestProfessional.findUnique({
      where: { requestId_professionalId: { requestId, professionalId } },
    });
    const state = State.parse(found.state);
    if (!asked && state.quotes.length > 0) throw new Error('There is a quote already');
    const quoteId = uuidv7();
    const quote = { quoteId, professionalId, terms, quoteVersion: 1, status: 'submitted' };
    const version = found.version + 1;
    const receipt = { requestId, quoteId, version };
    await tx.serviceRequest.update({
      where: { id: requestId, version: found.version },
      data: {
        version,
        state: JSON.parse(JSON.stringify({ ...state, status: 'quoted', quotes: [quote] })),
        updatedAt: new Date(),
      },
    });
    const data = { quoteId, professionalId, customerId: state.customerId, quoteVersion: 1, terms };
    await tx.$executeRaw`
      insert into request.event (id, topic, stream_id, stream_version, type, data, time, actor,
        correlation_id, causation_id, source)
      values (${uuidv7()}::uuid, 'request', ${requestId}::uuid, ${version},
        'osta.request.quote-submitted.v3',
        ${JSON.stringify({ ...data, serviceId: state.content.serviceId })}::jsonb, now(),
        ${professionalId}, ${key}::uuid, ${key}::uuid, '/osta/request')`;
    await tx.$executeRaw`
      insert into request.idempotency (principal, key, request_hash, answer, created_at)
      values (${professionalId}, ${key}::uuid, ${hash('sha256', JSON.stringify(request.body))},
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
