import type { UserId } from '@osta/contracts/ids';

import type { PrismaClient } from '../generated/prisma/client.ts';

/** A person with their name. */
export interface Person {
  readonly id: UserId;
  readonly fullName: string;
}

/** Looks up a person's name; it is empty until the name has arrived here. */
export type Names = (id: UserId) => Person;

/** Reads the names of these people, each once. */
export async function readNames(prisma: PrismaClient, ids: readonly UserId[]): Promise<Names> {
  const people = await prisma.person.findMany({
    where: { id: { in: [...new Set(ids)] } },
    select: { id: true, fullName: true },
  });
  const names = new Map(people.map((person) => [person.id, person.fullName]));
  return (id) => ({ id, fullName: names.get(id) ?? '' });
}
