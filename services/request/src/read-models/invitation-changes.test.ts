import { later } from '@osta/contracts/instant';
import type { RequestEvent } from '@osta/contracts/request/events';
import { array, assert, property, unbiased } from 'fast-check';
import { expect, it } from 'vitest';

import { isClosedFor } from '../domain/request/closed-for.ts';
import { serviceRequest, type ServiceRequest } from '../domain/request/service-request.ts';
import { actorOf, attempt, moves } from '../testing/every-move.ts';
import { today } from '../testing/leaking-sink.ts';
import { invitationChanges } from './invitation-changes.ts';

const hour = 3_600_000;

interface Row {
  readonly hasDeclined: boolean;
  readonly isClosed: boolean;
}

/** Returns the rows after an event, as the statement of the model leaves them. */
function rowsAfter(rows: ReadonlyMap<string, Row>, event: RequestEvent): ReadonlyMap<string, Row> {
  const after = new Map(rows);
  if (event.type === 'osta.request.professionals-invited') {
    for (const id of event.data.professionalIds) {
      after.set(id, { hasDeclined: false, isClosed: false });
    }
  }
  for (const { onlyFor, unlessFor, hasDeclined, isClosed } of invitationChanges(event)) {
    for (const [id, row] of after) {
      if (onlyFor !== undefined && onlyFor !== id) continue;
      after.set(id, {
        hasDeclined: hasDeclined ?? row.hasDeclined,
        isClosed: isClosed === undefined ? row.isClosed : isClosed && id !== unlessFor,
      });
    }
  }
  return after;
}

/** Returns the rows of a state, as commands write them. */
function rowsOf(state: ServiceRequest): ReadonlyMap<string, Row> {
  if (state.status === 'none') return new Map();
  return new Map(
    state.invitations.map(({ professionalId, hasDeclined }) => [
      professionalId,
      { hasDeclined, isClosed: isClosedFor(state, professionalId) },
    ]),
  );
}

it('says for whom a request is over by events alone what the state says, in every random story', () => {
  const seen = new Set<string>();

  assert(
    property(array(attempt, { minLength: 30, maxLength: 90 }), (attempts) => {
      let state: ServiceRequest = serviceRequest.initial;
      let rows: ReadonlyMap<string, Row> = new Map();
      let now = today;

      for (const [n, tried] of attempts.entries()) {
        now = later(now, tried.hoursLater * hour);
        const move = moves[tried.verb % moves.length];
        if (!move) throw new Error('there is one for every number');
        const id = `01980000-0000-7000-8000-${(4096 + n).toString(16).padStart(12, '0')}`;
        const context = { now, actor: actorOf(move, tried), newId: () => id };
        const decision = move.attempt(state, tried, context);
        if (!decision.ok) continue;
        for (const event of decision.events) {
          state = serviceRequest.evolve(state, event);
          rows = rowsAfter(rows, event);
        }
        expect(rows).toEqual(rowsOf(state));
        for (const row of rows.values()) seen.add(JSON.stringify(row));
      }
    }),
    { numRuns: 300, plugins: [unbiased()] },
  );

  // All four combinations occur: otherwise the stories say little
  expect(seen.size).toBe(4);
}, 60_000);
