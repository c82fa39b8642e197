import { bookingMoves, bookingsInMemory } from '@osta/booking/process/testing/bookings-in-memory';
import { by } from '@osta/booking/testing/every-move';
import type { BookingEvent } from '@osta/contracts/booking/events';
import type { EventEnvelope } from '@osta/contracts/envelope';
import type { EventContent } from '@osta/contracts/event-content';
import type { RequestEvent } from '@osta/contracts/request/events';
import { madeEvent } from '@osta/event-store/testing/made-event';
import { reactionContext } from '@osta/platform/command-context';
import type { MachineInMemory } from '@osta/platform/testing/machine-in-memory';
import type { Added } from '@osta/platform/testing/memory-streams';
import { testClock } from '@osta/platform/testing/test-clock';
import type { WrittenRequest } from '@osta/request/domain/request/service-request';
import { requestsInMemory } from '@osta/request/process/testing/requests-in-memory';
import { actorOf, type Attempt, type Move } from '@osta/request/testing/every-move';
import { quoted, quotedByNadia, requestId, sent, today } from '@osta/request/testing/leaking-sink';
import { pino } from 'pino';
import { v7 as uuidV7 } from 'uuid';

const hour = 3_600_000;
const log = pino({ level: 'silent' });

export type Service = 'request' | 'booking';

/** What people can do to a booking at a moment. */
interface PossibleMove {
  readonly streamId: string;
  readonly events: readonly BookingEvent[];
}

/** A request, its bookings, and what each service has not heard yet of the other. */
export class RequestStory {
  readonly #clock = testClock(today);
  readonly #unheard: { readonly [By in Service]: EventEnvelope[] } = { request: [], booking: [] };
  readonly #requests: ReturnType<typeof requestsInMemory>;
  readonly #bookings: ReturnType<typeof bookingsInMemory>;
  #lastAccepted: string | undefined;

  /** @param before the story that goes on, at rest; absent: the request has two quotes */
  constructor(before?: RequestStory) {
    const tellBookings = (added: Added<RequestEvent>): void => this.#tell('booking', added);
    const tellRequests = (added: Added<BookingEvent>): void => this.#tell('request', added);
    this.#requests = requestsInMemory(tellBookings, before && before.#requests.streams.states);
    this.#bookings = bookingsInMemory(tellRequests, before && before.#bookings.streams.states);
    if (before) {
      this.#clock.set(before.#clock.now());
      this.#lastAccepted = before.#lastAccepted;
    } else {
      this.ask([...sent, quoted, quotedByNadia]);
    }
  }

  /** Returns how the request and each of its bookings stand to each other, by booking. */
  pairs(): ReadonlyMap<string, string> {
    const request = this.#request();
    const isChoosing = request.status === 'open' || request.status === 'quoted';
    const isAgreed = request.status === 'awarded' || request.status === 'fulfilled';
    return new Map(
      [...this.#bookings.streams.states].map(([id, { status }]) => {
        const again = isChoosing && id !== this.#lastAccepted ? ' again' : '';
        const another = isAgreed && id !== request.bookingId ? ' to another' : '';
        const its = isChoosing ? 'choosing' : request.status;
        return [id, `${its}${again}${another}: ${status}`];
      }),
    );
  }

  /** Returns what tells the state apart from others: the request, and all its bookings in any order. */
  key(): string {
    return [this.#request().status, ...[...this.pairs().values()].toSorted()].join(', ');
  }

  /** Lets time pass, in which nobody hears anything and no timer fires. */
  wait(hours: number): void {
    this.#clock.advance(hours * hour);
  }

  /** Records what happens to the request. */
  ask(events: readonly RequestEvent[]): void {
    this.#requests.streams.add({ streamId: requestId, events });
  }

  /** Records what happens to a booking. */
  move(possible: PossibleMove): void {
    this.#bookings.streams.add(possible);
  }

  /** Returns what a move of somebody leads to; nothing if it is refused. */
  tryRequest(move: Move, tried: Attempt): readonly RequestEvent[] {
    const context = {
      now: this.#clock.now(),
      actor: actorOf(move, tried),
      newId: () => uuidV7(),
    };
    const decision = move.attempt(this.#request(), tried, context);
    return decision.ok ? decision.events : [];
  }

  /** Returns all that either side, or an admin, can do to the bookings now. */
  tryBookings(): readonly PossibleMove[] {
    return [...this.#bookings.streams.states].flatMap(([streamId, state]) => {
      if (state.status === 'none') return [];
      const { customerId, professionalId } = state;
      return bookingMoves.flatMap((move) =>
        [customerId, professionalId].flatMap((actor) => {
          const decision = move(state, by(actor, this.#clock.now()));
          return decision.ok && decision.events.length > 0
            ? [{ streamId, events: decision.events }]
            : [];
        }),
      );
    });
  }

  /** Delivers the oldest event that the service has not heard; returns whether there was one. */
  async hear(service: Service, isTwice = false): Promise<boolean> {
    const event = this.#unheard[service].shift();
    if (!event) return false;
    const { react } = service === 'request' ? this.#requests : this.#bookings;
    for (const delivered of isTwice ? [event, event] : [event]) {
      for (const { name, about, issue } of await react(delivered)) {
        await issue(this.#because(delivered, `${name}:${about}`));
      }
    }
    return true;
  }

  /** Fires the timers of the service that are due; returns whether there were any. */
  ring(service: Service): Promise<boolean> {
    return service === 'request' ? this.#ringIn(this.#requests) : this.#ringIn(this.#bookings);
  }

  /** Lets both services hear everything, and fires what is due. */
  async settle(): Promise<void> {
    for (let round = 0; round < 1000; round += 1) {
      const isMoving =
        (await this.hear('request')) ||
        (await this.hear('booking')) ||
        (await this.ring('request')) ||
        (await this.ring('booking'));
      if (!isMoving) return;
    }
    throw new Error('the services never come to rest');
  }

  #request(): WrittenRequest {
    const request = this.#requests.streams.states.get(requestId);
    if (!request || request.status === 'none') throw new Error('it was sent');
    return request;
  }

  #tell(service: Service, { streamId: subject, events }: Added<EventContent>): void {
    for (const { type, data } of events) {
      this.#unheard[service].push(madeEvent({ type, data: { ...data }, subject }));
      if (type === 'osta.request.quote-accepted') this.#lastAccepted = String(data['bookingId']);
    }
  }

  async #ringIn<State, Event>(machine: MachineInMemory<State, Event>): Promise<boolean> {
    const due = [...machine.streams.states]
      .flatMap(([streamId, state]) =>
        machine.deadlinesOf(state).map((deadline) => ({ streamId, deadline })),
      )
      .filter(({ deadline: { dueAt } }) => dueAt <= this.#clock.now());
    for (const { streamId, deadline } of due) {
      const context = this.#because(madeEvent({ type: 'osta.test.due' }), deadline.name);
      await machine.timers[deadline.name]?.({ ...deadline, streamId }, context);
    }
    return due.length > 0;
  }

  #because(event: EventEnvelope, purpose: string): ReturnType<typeof reactionContext> {
    return reactionContext({ event, purpose, clock: this.#clock, log });
  }
}
