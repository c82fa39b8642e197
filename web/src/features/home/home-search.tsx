import { Trans } from '@lingui/react/macro';
import { Button, FormField, Icon, searchIcon } from '@osta/ui-kit';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode, SyntheticEvent } from 'react';

import { useCarried } from '../../carried/use-carried.ts';
import { LatePlacePicker, LateServicePicker } from '../../catalogue/late-pickers.tsx';
import { nothingWanted, searchFor, type Wanted } from '../../professionals/near-by-search.ts';

/**
 * A search by service and place; leads to matching professionals. Words that name no service or
 * place are searched for, too.
 */
export function HomeSearch(): ReactNode {
  const navigate = useNavigate();
  const [wanted, set] = useCarried('search', nothingWanted);
  const { service, what, place, where } = wanted;

  function change(part: Partial<Wanted>): void {
    set((before) => ({ ...before, ...part }));
  }

  function search(event: SyntheticEvent): void {
    event.preventDefault();
    void navigate({
      to: '/professional/near-by',
      search: searchFor(wanted),
    });
  }

  return (
    <search>
      <form className="web-search" onSubmit={search}>
        <FormField label={<Trans>What do you need?</Trans>}>
          <LateServicePicker
            isSearch
            value={service}
            onChange={(id) => change({ service: id })}
            text={what}
            onTextChange={(text) => change({ what: text })}
          />
        </FormField>
        <FormField label={<Trans>Where</Trans>}>
          <LatePlacePicker
            isSearch
            value={place}
            onChange={(id) => change({ place: id })}
            text={where}
            onTextChange={(text) => change({ where: text })}
          />
        </FormField>
        <Button
          type="submit"
          variant="accent"
          size="large"
          iconStart={<Icon icon={searchIcon} size={20} />}
        >
          <Trans>Find professionals</Trans>
        </Button>
      </form>
    </search>
  );
}
