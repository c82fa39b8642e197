import { Trans } from '@lingui/react/macro';
import { Button, FormField, Icon, searchIcon } from '@osta/ui-kit';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode, SyntheticEvent } from 'react';

import { useCarried } from '../../carried/use-carried.ts';
import { LatePlacePicker, LateServicePicker } from '../../catalogue/late-pickers.tsx';

/** A search by service and place; leads to matching professionals. */
export function HomeSearch(): ReactNode {
  const navigate = useNavigate();
  const [{ service, place }, set] = useCarried('search', { service: null, place: null });

  function search(event: SyntheticEvent): void {
    event.preventDefault();
    void navigate({
      to: '/professional/near-by',
      search: { ...(service !== null && { service }), ...(place !== null && { place }) },
    });
  }

  return (
    <search>
      <form className="web-search" onSubmit={search}>
        <FormField label={<Trans>What do you need?</Trans>}>
          <LateServicePicker value={service} onChange={(id) => set({ service: id, place })} />
        </FormField>
        <FormField label={<Trans>Where</Trans>}>
          <LatePlacePicker value={place} onChange={(id) => set({ service, place: id })} />
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
