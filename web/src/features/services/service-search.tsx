import { Trans } from '@lingui/react/macro';
import { Button, FormField, Icon, searchIcon } from '@osta/ui-kit';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode, SyntheticEvent } from 'react';

import { useCarried } from '../../carried/use-carried.ts';
import { LateServicePicker } from '../../catalogue/late-pickers.tsx';
import { nothingWanted, searchFor } from '../../professionals/near-by-search.ts';

/** Finds a service by its name or another word for it, and leads to its page; other words find professionals. */
export function ServiceSearch(): ReactNode {
  const navigate = useNavigate();
  const [wanted, set] = useCarried('search', nothingWanted);
  const { service, what } = wanted;

  function choose(id: string | null): void {
    set((before) => ({ ...before, service: id }));
    if (id !== null) void navigate({ to: '/services/$id', params: { id } });
  }

  function search(event: SyntheticEvent): void {
    event.preventDefault();
    if (service === null) void navigate({ to: '/professional/near-by', search: searchFor(wanted) });
    else void navigate({ to: '/services/$id', params: { id: service } });
  }

  return (
    <search>
      <form className="web-service-search" onSubmit={search}>
        <FormField label={<Trans>What do you need?</Trans>}>
          <LateServicePicker
            isSearch
            value={service}
            onChange={choose}
            text={what}
            onTextChange={(text) => set((before) => ({ ...before, what: text }))}
          />
        </FormField>
        <Button type="submit" variant="accent" iconStart={<Icon icon={searchIcon} size={20} />}>
          <Trans>Search</Trans>
        </Button>
      </form>
    </search>
  );
}
