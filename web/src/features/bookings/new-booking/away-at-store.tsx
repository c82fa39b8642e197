import type { PublicOffering } from '@osta/contracts/offering/api';
import type { Away } from '@osta/contracts/offering/away';
import type { PublicStore } from '@osta/contracts/store/api';
import type { ReactNode } from 'react';

import { AwayNotice } from '../../../stores/away-notice.tsx';
import { useStaffedServices } from '../../../stores/store-staff.queries.ts';

interface AwayAtStoreProps {
  readonly store: Pick<PublicStore, 'storeId' | 'staff'>;
  readonly professional: { readonly id: string; readonly fullName: string };
  readonly offering: Pick<PublicOffering, 'serviceId'>;
  readonly away: Away;
}

/** Says, before times are chosen, that the professional is away, and who of the store does the same service. */
export function AwayAtStore({
  store: { storeId, staff },
  professional,
  offering: { serviceId },
  away,
}: AwayAtStoreProps): ReactNode {
  const by = useStaffedServices(staff).find((one) => one.serviceId === serviceId)?.by ?? [];
  return (
    <div className="web-away-at-store">
      <AwayNotice storeId={storeId} member={professional} away={away} by={by} />
    </div>
  );
}
