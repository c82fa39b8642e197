import { Trans } from '@lingui/react/macro';
import { Button, FormField } from '@osta/ui-kit';
import { useNavigate } from '@tanstack/react-router';
import { Search } from 'lucide-react';
import { type SyntheticEvent, type ReactNode, useState } from 'react';

import { LatePlacePicker, LateServicePicker } from '../../catalogue/late-pickers.tsx';

/** What and where: leads to the professionals who do it there. */
export function HomeSearch(): ReactNode {
  const navigate = useNavigate();
  const [service, setService] = useState<string | null>(null);
  const [place, setPlace] = useState<string | null>(null);

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
        <FormField label={<Trans>What do you need</Trans>}>
          <LateServicePicker value={service} onChange={setService} />
        </FormField>
        <FormField label={<Trans>Where</Trans>}>
          <LatePlacePicker value={place} onChange={setPlace} />
        </FormField>
        <Button type="submit" variant="accent" size="large" iconStart={<Search size={20} />}>
          <Trans>Find professionals</Trans>
        </Button>
      </form>
    </search>
  );
}
