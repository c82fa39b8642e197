import { serviceContracts } from '@osta/contracts/service-contracts';
import { describe, expect, it } from 'vitest';

import { services } from './services.ts';

describe('the list of services', () => {
  it('contains exactly the services with a contract', () => {
    const contracts = services.map(({ contract }) => contract);
    expect(new Set<unknown>(contracts)).toEqual(new Set<unknown>(serviceContracts));
    expect(contracts).toHaveLength(serviceContracts.length);
  });

  it.each(services)('uses one name for $name', ({ name, contract, migrations }) => {
    expect([contract.name, migrations.schema]).toEqual([name, name]);
  });

  it.each(services)('has a snapshot for every topic of $name', ({ contract, snapshots }) => {
    const topics = contract.topics.map((topic) => topic.name);
    expect(snapshots.map(({ topic }) => topic)).toEqual(topics);
  });

  it.each(services)(
    'reads the personal data of $name at a path that it claims',
    ({ contract, paths }) => {
      const asked = contract.myData ? [contract.myData.operation.path] : [];
      expect(asked.filter((path) => !paths.some((own) => path.startsWith(`${own}/`)))).toEqual([]);
    },
  );
});
