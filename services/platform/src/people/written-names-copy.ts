import { accountTopic } from '@osta/contracts/account/topic';
import type { EventEnvelope } from '@osta/contracts/envelope';
import { forgotten } from '@osta/contracts/personal-words';
import { NamesDeclared } from '@osta/contracts/professional/names-declared';
import { professionalTopic } from '@osta/contracts/professional/topic';
import { recordedAs } from '@osta/contracts/recorded-as';
import type { ServiceContract } from '@osta/contracts/service-contract';

import { defineCopy, type Copy } from '../read-models/define-copy.ts';
import { erasedAmong, peopleIn } from './people-in.ts';
import { writtenNamesSql } from './written-names-copy.sql.ts';

/** Over every version of a stream. */
const final = 2_147_483_647;

/**
 * Declares a service's copy of how professionals write their name for readers of each language. Without a row, or with
 * an empty name, it is that of the account.
 *
 * @param contract of the service, which has the table `written_name`
 */
export function writtenNamesCopyOf(contract: ServiceContract): Copy {
  return defineCopy({
    contract,
    name: 'written-names',
    topics: [professionalTopic.name, accountTopic.name],
    wordsOf: [professionalTopic.name],
    tables: [
      {
        name: 'written_name',
        key: ['id'],
        compared: ['version', 'ar', 'en'],
        personal: ['ar', 'en'],
      },
    ],
    sql: writtenNamesSql,
    values: writtenNamesIn,
  });
}

interface WrittenName {
  readonly version: number;
  readonly ar: string;
  readonly en: string;
}

const saysNames = recordedAs([NamesDeclared]);

/** Returns the parameters of `writtenNamesSql` for a batch of events: the last word of each person. */
export function writtenNamesIn(events: readonly EventEnvelope[]): readonly unknown[] {
  const names = new Map<string, WrittenName>();
  for (const event of events) {
    if (!saysNames(event)) continue;
    const { ar, en } = event.data.names;
    names.set(event.subject, { version: event.streamversion, ar: known(ar), en: known(en) });
  }
  for (const id of erasedAmong(peopleIn(events))) names.set(id, { version: final, ar: '', en: '' });
  const rows = [...names.values()];
  return [
    [...names.keys()],
    rows.map(({ version }) => version),
    rows.map(({ ar }) => ar),
    rows.map(({ en }) => en),
  ];
}

/** A name that can no longer be opened is none. */
function known(name: string): string {
  return name === forgotten ? '' : name;
}
